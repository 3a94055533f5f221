/** One of IANA's names, in any case of letters. */
export function isTimeZone(value: string): boolean {
  // Offsets are none.
  if (!/^[a-z]/i.test(value)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
