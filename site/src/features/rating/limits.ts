/** Characters */
export const LONGEST_COMMENT = 2000

export const COMMENTS = ['qualityComment', 'suggestion'] as const
