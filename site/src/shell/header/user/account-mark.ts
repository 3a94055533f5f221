/** Readable by scripts: a random value that changes with each sign-in and says nothing of the account. */
export const MARK_COOKIE = 'signed-in'
