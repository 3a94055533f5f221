/** The costs of a model as a file. */
export function listHref(lang: string, slug: string): string {
  return `/api/repair-cost/?${new URLSearchParams({ lang, model: slug })}`
}
