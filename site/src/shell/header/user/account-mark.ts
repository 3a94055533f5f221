/** Random, readable by scripts; changes with each sign-in. */
export const MARK_COOKIE = 'signed-in'
