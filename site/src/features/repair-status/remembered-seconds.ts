/** Time to receive and enter a code. */
export const REMEMBERED_SECONDS = 1800
