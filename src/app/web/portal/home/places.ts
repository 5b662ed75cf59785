/** The band of the cost slip, where the hero leads. */
export const SLIP = 'cost'
