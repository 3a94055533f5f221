/** Whether a change puts a document into the trash that was not in it. */
export function isBeingTrashed(data: { deletedAt?: unknown }, before: { deletedAt?: unknown } | undefined) {
  return Boolean(data.deletedAt) && !before?.deletedAt
}

/** Whether a change takes a document out of the trash. */
export function isBeingRestored(data: { deletedAt?: unknown }, before: { deletedAt?: unknown } | undefined) {
  return !data.deletedAt && Boolean(before?.deletedAt)
}
