/** Suffixes of the hidden fields beside the file field. */
export const KEPT_SUFFIX = '-kept'
/** A checkbox without scripts. */
export const REMOVED_SUFFIX = '-removed'
/** Present while an upload is under way. */
export const PENDING_SUFFIX = '-pending'
