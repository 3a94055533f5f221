import type { Locale } from '@carelane/countries'
import { SEED_BRANDS } from '../brands/brands'
import { bodyOf, summaryOf } from './compose'
import type { SeedPolicy, Wording } from './facts'
import type { PolicyTexts } from './texts/policy-texts'
import { POLICY_TEXTS } from './texts/texts'

/** A country's own policy is in the languages in which its law is told. */
export function languagesOf({ country }: SeedPolicy): Locale[] {
  const texts = Object.entries(POLICY_TEXTS) as [Locale, PolicyTexts][]
  return texts.flatMap(([locale, { law }]) => (country && law[country] === undefined ? [] : [locale]))
}

export function titleOf(locale: Locale, { brand, product }: SeedPolicy): string {
  const name = SEED_BRANDS.find(({ slug }) => slug === brand)?.name ?? brand
  return POLICY_TEXTS[locale].titles[product].replace('{brand}', name)
}

/** A wording in one language; `body` is in the notation of the seeded texts, `effectiveFrom` a day. */
export function wordingIn(locale: Locale, policy: SeedPolicy, wording: Wording, now: Date) {
  const texts = POLICY_TEXTS[locale]
  return {
    effectiveFrom: dayOf(wording, now),
    summary: summaryOf(texts, locale, policy, wording),
    body: bodyOf(texts, locale, policy, wording),
  }
}

/** A coming wording counts from the day of the first seed on, as the windows of advertisements do. */
function dayOf({ effectiveFrom }: Wording, now: Date): string {
  if (typeof effectiveFrom === 'string') return effectiveFrom
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + effectiveFrom.monthsFromNow))
  return first.toISOString().slice(0, 10)
}
