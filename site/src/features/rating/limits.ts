/** Of a comment, in characters; the same as in the contract of the call. */
export const LONGEST_COMMENT = 2000

export const COMMENTS = ['qualityComment', 'suggestion'] as const
