// Unpacks the Chromium that npm delivers (made for a cloud service, where all is packed) into a folder, with its libraries
// and fonts: without the libraries it does not start on a bare machine, without the fonts every page is blank.
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import tar from 'tar-fs'

const packed = new URL('./node_modules/@sparticuz/chromium/bin/', import.meta.url).pathname
const to = resolve(process.argv[2] ?? '.tools/chromium')
const unpack = (name, target) => pipeline(createReadStream(packed + name), createBrotliDecompress(), target)

await mkdir(to, { recursive: true })
await unpack('chromium.br', createWriteStream(`${to}/chromium.bin`))
for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) await unpack(name, tar.extract(to))
await writeFile(`${to}/fonts.conf`, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${to}/fonts</dir><cachedir>${to}/fonts-cache</cachedir></fontconfig>
`)
await writeFile(`${to}/chromium`, `#!/bin/sh
export LD_LIBRARY_PATH="${to}/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="${to}/fonts.conf"
exec "${to}/chromium.bin" "$@"
`)
for (const name of ['chromium.bin', 'chromium']) await chmod(`${to}/${name}`, 0o755)
console.log(`${to}/chromium`)
