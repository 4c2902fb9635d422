/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.json?sprite' {
  const symbols: string
  export default symbols
}
declare module 'virtual:ledger/*' {
  const rules: Record<string, string>
  export default rules
}
