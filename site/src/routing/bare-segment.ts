/** Internal path of pages without the shell. */
export const BARE_SEGMENT = 'bare'
