/** Characters that browsers drop from an address, or read as something else. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

/** Refuses foreign hosts in disguise. */
export function isPlainPath(value: string): boolean {
  return value.startsWith('/') && !value.includes('//') && !MISLEADING.test(value)
}

/** The form in which the site looks paths up: lower case, ending in a slash or `/*`. */
export function withEnd(path: string): string {
  const trimmed = path.trim().toLowerCase()
  return trimmed.endsWith('/') || trimmed.endsWith('/*') ? trimmed : `${trimmed}/`
}

export function takes(from: string, path: string): boolean {
  const plain = withEnd(path.replace(/[?#].*$/, ''))
  return from.endsWith('/*') ? plain.startsWith(from.slice(0, -1)) : plain === from
}
