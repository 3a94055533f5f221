/** [9#40] */
export const CLAIM_STEPS = ['one', 'two', 'three', 'four'] as const

/** Working days that binding a plan to another phone takes [9#41]. */
export const REBINDING_DAYS = 5
