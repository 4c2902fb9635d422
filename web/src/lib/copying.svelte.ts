// Copying an address. Browsers let a page do that only over https and on this machine; elsewhere people copy it by hand.

export class Copying {
  /** What was copied last. */
  copied = $state('')
  /** What could not be copied: it has to be shown. */
  byHand = $state('')

  copy = async (text: string) => {
    this.copied = this.byHand = ''
    try {
      await navigator.clipboard.writeText(text)
      this.copied = text
    } catch {
      this.byHand = text
    }
  }
}

/** Marks the text of an element, so that it only has to be copied. */
export const mark = (element: Element) => getSelection()?.selectAllChildren(element)
