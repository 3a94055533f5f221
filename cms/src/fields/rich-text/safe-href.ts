const SAFE = /^(?:\/(?![/\\])|https?:\/\/[^/\\]|tel:|mailto:)/i

/** Dropped or misread by browsers. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

export function isSafeHref(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000 && SAFE.test(value) && !MISLEADING.test(value)
}
