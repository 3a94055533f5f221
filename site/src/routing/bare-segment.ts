/** Internal path of pages without the shell; never part of a visitor's address. */
export const BARE_SEGMENT = 'bare'
