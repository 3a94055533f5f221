import { SEARCH_MINIMUM_LENGTH, type SearchKind } from '@carelane/main-api'
import type { Locale } from '@carelane/countries'
import { z } from 'zod'
import { burmeseInUnicode } from '@/forms/burmese-in-unicode'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { SEARCH_MODES, SEARCH_TABS, type SearchMode, type SearchTab } from '@/links/search-href'

const LANGUAGE_WITH_POLICIES: Locale = 'en'

/** From the search icon [2.1#38]: focuses the empty field. */
const NO_QUESTION = '1'

export interface SearchQuery {
  mode: SearchMode
  question: string
  isTooShort: boolean
  isOpened: boolean
  tab: SearchTab
  page: number
}

export function readSearchQuery(query: Record<string, unknown>, locale: Locale): SearchQuery {
  const sent = z.string().catch('').parse([query.q].flat()[0])
  const isOpened = sent === NO_QUESTION
  const mode = z.enum(SEARCH_MODES).catch('site').parse(query.mode)
  const question = isOpened ? '' : tidied(sent, LONGEST_QUESTION[mode])
  const tab = z.enum(SEARCH_TABS).catch('all').parse(query.tab)
  return {
    mode,
    question,
    isTooShort: question !== '' && question.length < SEARCH_MINIMUM_LENGTH,
    isOpened,
    tab: tabsOf(locale).includes(tab) ? tab : 'more',
    page: z.coerce.number().int().min(1).max(100).catch(1).parse(query.page),
  }
}

export function tabsOf(locale: Locale): readonly SearchTab[] {
  return SEARCH_TABS.filter((tab) => tab !== 'policy' || locale === LANGUAGE_WITH_POLICIES)
}

export function kindsOf(tab: SearchTab, locale: Locale): readonly SearchKind[] {
  const hasPolicies = locale === LANGUAGE_WITH_POLICIES
  switch (tab) {
    case 'all':
      return ['service', 'faq', 'news', 'tips', 'policy', 'more']
    case 'service':
      return ['service']
    case 'stores':
      return []
    case 'faq':
      return ['faq']
    case 'news':
      return ['news', 'tips']
    case 'policy':
      return ['policy']
    case 'more':
      return hasPolicies ? ['more'] : ['policy', 'more']
  }
}

/** Never cuts within a character. */
function tidied(text: string, longest: number): string {
  const line = burmeseInUnicode(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
