import { wordingOf } from '@carelane/countries'
import { spend } from '@/abuse/spend'
import type { CardAnswer, CardQuestion } from '@/forms/tool-card'
import { countryName } from '@/i18n/country-groups'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { chooseNamed } from '@/priced-parts/choose-named'
import { findPrices } from './find-prices'
import { partsMeant } from './parts-meant'
import type { PriceRow } from '@/priced-parts/price-rows'

const MOST_ROWS = 8

export async function priceCards({ typed, question, section, address }: CardQuestion): Promise<CardAnswer> {
  if (typed === null) return { kind: 'unknown' }
  if ((await spend('spare-parts-price', address)).price > 0) return { kind: 'later' }
  const chosen = await chooseNamed(section, typed)
  if (!chosen.ok) return { kind: 'later' }
  if (!chosen.data) return { kind: 'unknown' }
  const answer = await findPrices(section, chosen.data)
  if (!answer.ok) return { kind: 'later' }
  const { choice, result } = answer.data
  if (result.kind !== 'prices') return { kind: 'unknown' }
  const { lang, country, locale, region } = section
  const t = translatorOf(region.tag, 'prices')
  const rows = partsMeant(question, result.rows, locale)
  return {
    kind: 'found',
    href: href(lang, 'spare-parts-price', choice),
    cards: [
      {
        tone: 'hint',
        title: result.title,
        text: t('result.note', { country: countryName(country, wordingOf(country, locale)) }),
        facts: rows.slice(0, MOST_ROWS).map((row) => ({ label: nameOf(row), value: row.total })),
        links: [
          {
            href: href(lang, 'repair-appointment'),
            name: translatorOf(region.tag, 'pages')('repairAppointment'),
          },
        ],
      },
    ],
  }
}

function nameOf({ part, memory }: PriceRow): string {
  return memory === null ? part : `${part} ${memory}`
}
