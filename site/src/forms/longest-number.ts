/** Too long for cutting to make a number valid. */
export const LONGEST_NUMBER = 100
