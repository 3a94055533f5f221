export const KEPT_SUFFIX = '-kept'
export const REMOVED_SUFFIX = '-removed'
export const PENDING_SUFFIX = '-pending'
