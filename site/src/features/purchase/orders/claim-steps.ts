/** [9#40] */
export const CLAIM_STEPS = ['one', 'two', 'three', 'four'] as const

/** Working days [9#41]. */
export const REBINDING_DAYS = 5
