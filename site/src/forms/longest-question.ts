import type { SearchMode } from '@/links/search-href'

/** UTF-16 units */
export const LONGEST_QUESTION = { ai: 500, site: 200 } as const satisfies Record<SearchMode, number>
