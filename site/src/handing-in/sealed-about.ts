/** Bound to the ciphertext, so that one record cannot replace another. */
export function contentOf(kind: string, key: string): string {
  return `${kind} ${key}`
}

export function detailsOf(kind: string, key: string): string {
  return `${kind} ${key} details`
}
