export const APPEAL_COOKIE = 'appeal'
