export const RESULT_PATH = '/api/find-the-fault/'

/** One of them is the fragment after an answer. */
export const RESULT_ANCHORS = { counted: 'counted', failed: 'not-counted' } as const
