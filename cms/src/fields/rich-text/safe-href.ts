const SAFE = /^(?:\/(?![/\\])|https?:\/\/[^/\\]|tel:|mailto:)/i

/** Characters that browsers drop from an address, or read as something else. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

/** Refuses scripts, other schemes, and foreign hosts in disguise. */
export function isSafeHref(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000 && SAFE.test(value) && !MISLEADING.test(value)
}
