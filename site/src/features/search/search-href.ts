import { href } from '@/links/href'
import type { SearchTab } from './search-query'

/** Address of the results of a question. */
export function searchHref(
  lang: string,
  { question, tab = 'all', page = 1 }: { question: string; tab?: SearchTab; page?: number },
): string {
  return href(lang, 'search', {
    q: question,
    tab: tab === 'all' ? undefined : tab,
    page: page === 1 ? undefined : page,
  })
}
