/** Fields beside that of the files, by the end of their name. */
export const KEPT_SUFFIX = '-kept'
/** Of those, what the visitor takes back; without scripts a box to tick. */
export const REMOVED_SUFFIX = '-removed'
/** There where a photo has not wholly arrived. */
export const PENDING_SUFFIX = '-pending'
