import { href } from './href'

/** [2.4#52], ordered; `policy` in one language only. */
export const SEARCH_TABS = ['all', 'service', 'stores', 'faq', 'news', 'policy', 'more'] as const

export type SearchTab = (typeof SEARCH_TABS)[number]

/** [2.4#53] */
export const SEARCH_MODES = ['ai', 'site'] as const

export type SearchMode = (typeof SEARCH_MODES)[number]

export function searchHref(
  lang: string,
  {
    question,
    mode = 'site',
    tab = 'all',
    page = 1,
  }: { question: string; mode?: SearchMode; tab?: SearchTab; page?: number },
): string {
  return href(lang, 'search', {
    mode: mode === 'site' ? undefined : mode,
    q: question === '' ? undefined : question,
    tab: tab === 'all' ? undefined : tab,
    page: page === 1 ? undefined : page,
  })
}
