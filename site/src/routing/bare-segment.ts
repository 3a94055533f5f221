export const BARE_SEGMENT = 'bare'
