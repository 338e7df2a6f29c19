import { curve } from '../sketch-marks.ts'

// What people are drawn with, so that they stand beside each other in the same inks.
export const INK = '#2b2a30'
export const RED = '#b8403a'
export const CREAM = '#f6ecd8'
export const TAN_SKIN = '#c98f63'
export const GOLD = '#d9a441'
export const NAVY = '#2f4a66'
export const LIGHT_SKIN = '#f0cfae'
export const DARK_SKIN = '#8a5a3c'
export const BROWN = '#7a4e2d'
export const TEAL = '#3f7f80'
export const GREY = '#8f98a3'

/** The mouth of a figure that faces the viewer. */
export const smile = curve(RED, 1.7, '47 28.5, 50 29.8, 53 28.5')
