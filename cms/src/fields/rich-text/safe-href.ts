/** A path of ours, or an address with http, https, tel or mailto. */
const SAFE = /^(?:\/(?![/\\])|https?:\/\/[^/\\]|tel:|mailto:)/i

/** What browsers drop or take for something else inside an address. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

/** Whether an address in a rich text may leave the cms: no script, no other scheme, no foreign host in disguise. */
export function isSafeHref(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000 && SAFE.test(value) && !MISLEADING.test(value)
}
