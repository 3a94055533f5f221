import { href } from '@/links/href'
import type { SearchMode, SearchTab } from './search-query'

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
