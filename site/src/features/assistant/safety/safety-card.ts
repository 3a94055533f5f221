import { wordingOf, type Locale } from '@carelane/countries'
import { EMERGENCY_NUMBERS, HELP_LINES } from '@carelane/countries/emergency'
import { getMessages } from '@carelane/messages'
import { href } from '@/links/href'
import type { SiteSection } from '@/forms/site-section'
import { languageOfText } from '@/i18n/language-of-text'
import type { ShownPart } from '../shown-part'
import type { Danger } from './dangers'

export type SafetyCard = Extract<ShownPart, { type: 'safety' }>

const HELPED_BY = {
  selfHarm: 'ambulance',
  swallowed: 'ambulance',
  shock: 'ambulance',
  burn: 'ambulance',
  fire: 'fire',
  gas: 'fire',
  smoke: 'fire',
  leak: 'ambulance',
  swelling: 'fire',
} as const satisfies Record<Danger, 'fire' | 'ambulance'>

/** In the question's language. */
export function safetyCardOf(
  danger: Danger,
  text: Locale,
  { lang, country, locale }: Pick<SiteSection, 'lang' | 'country' | 'locale'>,
): SafetyCard {
  const { safety: words } = getMessages(wordingOf(country, text))
  const { title, steps, call } = words[danger]
  const service = HELPED_BY[danger]
  const line = danger === 'selfHarm' ? HELP_LINES[country] : undefined
  const emergency = EMERGENCY_NUMBERS[country]?.[service] ?? []
  return {
    type: 'safety',
    danger,
    label: danger === 'selfHarm' ? words.caring : words.label,
    title,
    steps: Object.values(steps),
    call,
    numbers: [
      ...(line ? [{ label: words.service.helpLine, number: line.number }] : []),
      ...emergency.map((number) => ({ label: words.service[service], number })),
    ],
    otherwise: emergency.length > 0 ? words.noAnswer : `${words.local} ${words.noAnswer}`,
    after: afterwards(danger, words, lang),
    ...languageOfText(text, locale),
  }
}

/** Never offers repair for self-harm. */
function afterwards(
  danger: Danger,
  words: ReturnType<typeof getMessages>['safety'],
  lang: string,
): SafetyCard['after'] {
  if (danger === 'selfHarm') return null
  const text = danger === 'swallowed' ? words.afterSwallowed : words.after
  return { text, label: words.centers, href: href(lang, 'service-center') }
}
