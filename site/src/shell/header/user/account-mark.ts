/** A random value that changes with each sign-in, readable by scripts. */
export const MARK_COOKIE = 'signed-in'
