/** Which appeal this browser shows. */
export const APPEAL_COOKIE = 'appeal'
