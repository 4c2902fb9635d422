// Colours by seat. The names are also those of the charges (star, rose, clover, lozenge, crescent) and hatchings.
export const COLOURS = ['blue', 'red', 'green', 'black', 'gold'] as const
export const colourOf = (seat: number) => COLOURS[seat % COLOURS.length]!
