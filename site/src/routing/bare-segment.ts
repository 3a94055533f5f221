/** Pages below it are those of the same names without the shell; no visitor's address has it. */
export const BARE_SEGMENT = 'bare'
