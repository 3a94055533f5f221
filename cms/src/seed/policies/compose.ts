import type { Locale } from '@carelane/countries'
import { withCommas } from '../localized'
import type { PolicyKey, SeedPolicy, Wording } from './facts'
import type { PolicyKind, PolicyTexts } from './texts/policy-texts'

export function summaryOf(texts: PolicyTexts, locale: Locale, policy: SeedPolicy, wording: Wording): string {
  const periods = withCommas(
    locale,
    periodsIn(texts, locale, wording).map(([item, months]) => `${item}: ${months}`),
  )
  const summary = texts.summaries[kindOf(policy)].replace('{periods}', periods)
  return wording.change ? `${texts.changes[wording.change]} ${summary}` : summary
}

/** A whole policy in the notation: what policies share stands in each, and stands once in the texts. */
export function bodyOf(texts: PolicyTexts, locale: Locale, policy: SeedPolicy, wording: Wording): string {
  const { headings, law } = texts
  const kind = kindOf(policy)
  const periods = periodsIn(texts, locale, wording).map(([item, months]) => `- **${item}:** ${months}`)
  return [
    texts.scopes[keyOf(policy)],
    ...(wording.change ? [group('hint', texts.changes[wording.change])] : []),
    ...section(headings.covered, texts.covered.all, texts.covered[kind]),
    ...section(headings.period, texts.period[kind], periods.join('\n'), texts.period.after),
    ...section(headings.excluded, [texts.excluded.all, texts.excluded[kind]].map(trimmed).join('\n')),
    ...section(headings.claim, texts.claim[kind]),
    ...section(headings.parts, texts.parts.all, ...(kind === 'mobile-phone' ? [texts.parts.exchange] : [])),
    ...section(headings.data, texts.data[kind]),
    ...section(
      headings.transport,
      kind === 'home-appliance' ? texts.transport.atHome : texts.transport.broughtIn,
    ),
    ...section(headings.rights, texts.rights),
    ...(policy.country ? [group('hint', law[policy.country] ?? '')] : []),
  ]
    .map(trimmed)
    .join('\n\n')
}

/** Solis makes the large appliances, the others the small ones. */
function kindOf({ brand, product }: SeedPolicy): PolicyKind {
  return product === 'home-appliance' && brand !== 'solis' ? 'small-appliance' : product
}

function keyOf({ brand, product }: SeedPolicy): PolicyKey {
  return `${brand}-${product}`
}

/** Items and their periods as the language writes them, such as `12 months`. */
function periodsIn(
  texts: PolicyTexts,
  locale: Locale,
  { periods }: Wording,
): [item: string, months: string][] {
  // Arabic is written with the digits that the rest of the site uses.
  const language = locale === 'ar' ? 'ar-u-nu-latn' : locale
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  return periods.map(([item, months]) => [texts.items[item], format.format(months)])
}

function section(heading: string, ...parts: string[]): string[] {
  return [`## ${heading}`, ...parts]
}

function group(kind: 'hint', text: string): string {
  return `:::${kind}\n${text}\n:::`
}

function trimmed(part: string): string {
  return part.trim()
}
