import { languageOf, VARIANTS, type Locale, type Wording } from '@carelane/countries'
import { getMessages, type Messages } from '@carelane/messages'
import { belowLang, type PageName } from '@/links/href'
import type { Source } from './answer'
import { toReadable } from './match'

const TITLED = {
  account: 'account',
  assistant: 'chat',
  countries: 'choose-your-country-or-region',
  questions: 'faq',
  talk: 'contact',
  exclusiveService: 'exclusive-service',
  home: 'home',
  legal: 'service-policy',
  manuals: 'service-manal',
  rating: 'repair-status',
  search: 'search',
  survey: 'survey',
} as const satisfies Partial<Record<keyof Messages['pages'], PageName>>

const LEGAL = ['privacy', 'terms', 'cookies'] as const

export function pageTitled(text: string, locale: Locale): Source | undefined {
  const asked = toReadable(text).spaced
  const variants = VARIANTS.filter((variant) => languageOf(variant) === locale)
  return [...variants, locale, 'en' as const]
    .flatMap((each) => titlesIn(each))
    .find(({ title }) => toReadable(title).spaced === asked)
}

function titlesIn(wording: Wording): Source[] {
  const { pages } = getMessages(wording)
  const named = (title: string, url: string): Source => ({
    number: 1,
    title,
    url,
    locale: languageOf(wording),
  })
  return [
    ...(Object.keys(TITLED) as (keyof typeof TITLED)[]).map((page) =>
      named(pages[page], belowLang(TITLED[page])),
    ),
    ...LEGAL.map((kind) => named(pages[kind], `policy/${kind}`)),
  ]
}
