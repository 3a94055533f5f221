/** What browsers drop or take for something else inside an address. */
const MISLEADING = /[\u0000-\u0020\u007f\\]/

/** Whether a path of ours may be redirected from, or to: no foreign host in disguise, nothing that browsers drop. */
export function isPlainPath(value: string): boolean {
  return value.startsWith('/') && !value.includes('//') && !MISLEADING.test(value)
}

/** As the site looks it up: lower case, with a slash or `/*` at its end. */
export function withEnd(path: string): string {
  const trimmed = path.trim().toLowerCase()
  return trimmed.endsWith('/') || trimmed.endsWith('/*') ? trimmed : `${trimmed}/`
}

/** Whether a redirect's `from` takes this path, its query and fragment aside. */
export function takes(from: string, path: string): boolean {
  const plain = withEnd(path.replace(/[?#].*$/, ''))
  return from.endsWith('/*') ? plain.startsWith(from.slice(0, -1)) : plain === from
}
