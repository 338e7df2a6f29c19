/** The look of a toss that holds nothing but what is named: neither companions nor marks lie between. */
export const FEW_THINGS = 'few things'
