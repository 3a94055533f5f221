import type { SeoEntry } from '@carelane/main-api'

export function seoOf(entries: SeoEntry[], path: string, lang: string): SeoEntry | undefined {
  const inside = trimmed(path).replace(new RegExp(`^${lang}(?:/|$)`), '')
  return entries.find(({ url }) => {
    const asked = trimmed(url)
    return asked === inside || asked === trimmed(path)
  })
}

function trimmed(path: string): string {
  return path.trim().replace(/^\/+|\/+$/g, '')
}
