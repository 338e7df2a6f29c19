/** A cloth for words that name nothing to draw: its family and the kind or look it is drawn in. */
export type Atmosphere = { readonly family: string; readonly styles: readonly string[] }
