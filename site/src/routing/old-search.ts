import type { RequestTarget } from './request-target'

/** In lower case, with their tabs [2.1#37]. */
const TABS: ReadonlyMap<string, string | null> = new Map([
  ['search_20250227', null],
  ['searchfaq', 'faq'],
  ['searchnews', 'news'],
  ['searchservice', 'service'],
  ['searchstores', 'stores'],
])

interface Asked {
  segments: string[]
  target: RequestTarget
}

export function withoutOldSearch({ segments, target }: Asked): Asked {
  const [lang = '', page = ''] = segments
  const tab = TABS.get(page.toLowerCase())
  if (segments.length !== 2 || tab === undefined) return { segments, target }
  const query = new URLSearchParams(target.query)
  if (tab !== null) query.set('tab', tab)
  return {
    segments: [lang, 'search'],
    target: { ...target, query, search: query.size === 0 ? '' : `?${query}` },
  }
}
