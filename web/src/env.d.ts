/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.json?sprite' {
  const symbols: string
  export default symbols
}
declare module 'virtual:doubts/*' {
  const doubts: Record<string, Record<string, { confidence: 'likely' | 'assumed'; confidence_for?: string[] }>>
  export default doubts
}
declare module 'virtual:ledger/*' {
  const rules: Record<string, string>
  export default rules
}
