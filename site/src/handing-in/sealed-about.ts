/** What the content of a submission is bound to: it opens as nothing else. */
export function contentOf(kind: string, key: string): string {
  return `${kind} ${key}`
}

/** The same of what the service said of it. */
export function detailsOf(kind: string, key: string): string {
  return `${kind} ${key} details`
}
