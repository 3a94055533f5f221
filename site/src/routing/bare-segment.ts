/** Pages without the shell. */
export const BARE_SEGMENT = 'bare'
