// Rooflines by kind of building, in a box of 100 by 14: they tell the kind before one reads colour or name.
const DOME = 'M0 14V8h7l5-8 5 8h17q16-15 32 0h17l5-8 5 8h7v6z'
export const ROOFS: Readonly<Record<string, string>> = {
  start: 'M0 14 25 2 50 14 75 2 100 14z', wood: 'M0 14 12 3h76l12 11z',
  stone: 'M0 14V2h13v6h12V2h13v6h12V2h13v6h12V2h13v6H100v6z', residence: 'M0 14 30 1 54 11V2h9v6l11-4 26 10z',
  monument: DOME, prestige: DOME, neutral: 'M0 14V9L6 4h88l6 5v5z', special: 'M2 14V1h2l15 4-14 4v3h43V1h2l15 4-14 4v3h43V1h2v13z',
}
