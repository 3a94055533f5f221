/** Authenticated, so that records cannot be swapped. */
export function contentOf(kind: string, key: string): string {
  return `${kind} ${key}`
}

export function detailsOf(kind: string, key: string): string {
  return `${kind} ${key} details`
}
