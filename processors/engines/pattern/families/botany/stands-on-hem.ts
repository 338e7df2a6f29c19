/** The style of what grows up from the lower edge of a cloth. */
export const FROM_HEM = 'from the hem'
