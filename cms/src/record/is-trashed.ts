export function isBeingTrashed(data: { deletedAt?: unknown }, before: { deletedAt?: unknown } | undefined) {
  return Boolean(data.deletedAt) && !before?.deletedAt
}

export function isBeingRestored(data: { deletedAt?: unknown }, before: { deletedAt?: unknown } | undefined) {
  return !data.deletedAt && Boolean(before?.deletedAt)
}
