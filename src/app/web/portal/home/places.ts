/** The section of the cost slip, the target of the hero's button. */
export const SLIP = 'cost'
