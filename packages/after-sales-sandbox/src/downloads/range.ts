/** The bytes that are asked for: from `start` until before `end`. */
export type ByteRange = { start: number; end: number }

/**
 * Reads a `Range` header of one range (RFC 9110, 14.2). Undefined where the whole file is to be sent, as for a
 * header that is not understood; null where the file has no such bytes.
 */
export function readRange(header: string | null, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return Number(last) === 0 ? null : { start: Math.max(0, size - Number(last)), end: size }
  const start = Number(first)
  const end = last === '' ? size : Math.min(size, Number(last) + 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : null
}
