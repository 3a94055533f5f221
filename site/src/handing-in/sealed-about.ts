/** What encrypted content is bound to, so that it cannot be passed off as another's. */
export function contentOf(kind: string, key: string): string {
  return `${kind} ${key}`
}

export function detailsOf(kind: string, key: string): string {
  return `${kind} ${key} details`
}
