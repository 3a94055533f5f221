/** Dropped or misread by browsers. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

export function isPlainPath(value: string): boolean {
  return value.startsWith('/') && !value.includes('//') && !MISLEADING.test(value)
}

export function withEnd(path: string): string {
  const trimmed = path.trim().toLowerCase()
  return trimmed.endsWith('/') || trimmed.endsWith('/*') ? trimmed : `${trimmed}/`
}

export function takes(from: string, path: string): boolean {
  const plain = withEnd(path.replace(/[?#].*$/, ''))
  return from.endsWith('/*') ? plain.startsWith(from.slice(0, -1)) : plain === from
}
