// The list of keys, which `?` and the settings open on every page.
export const keyList = $state({ open: false })
