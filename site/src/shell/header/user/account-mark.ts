/** Names a sign-in to the scripts of our pages; another one with each, and nothing of the account. */
export const MARK_COOKIE = 'signed-in'
