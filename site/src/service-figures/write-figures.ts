import { FEWEST_COUNTED, REPAIR_FAULTS } from '@carelane/after-sales'
import { formatDays, formatNumber, formatPercent } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from '@/forms/site-section'
import { href } from '@/links/href'
import { isEnough, type Figures, type FiguresOfCountry } from './find-figures'
import type { WrittenFact, WrittenFigures } from './written-figures'

type Section = Pick<SiteSection, 'lang' | 'region'>

/** Null for a centre of which nothing is told. */
export function figuresWriter(
  { lang, region }: Section,
  found: FiguresOfCountry | null,
): (id: string) => WrittenFigures | null {
  const t = translatorOf(region.tag, 'figures')
  const costs = translatorOf(region.tag, 'costs')
  return (id) => {
    const center = found?.centers.find((each) => each.id === id)
    if (!center || !isEnough(center)) return null
    const days = wholeDays(center, region)
    return {
      summary:
        center.onTime === null
          ? t('usually', { days })
          : t('summary', { days, share: share(center, region) }),
      facts: [
        ...countFacts(center, region),
        ...REPAIR_FAULTS.flatMap((fault) => {
          const told = center.faults.find((each) => each.fault === fault)
          if (!told || !isEnough(told)) return []
          const days = wholeDays(told, region)
          const value = told.onTime === null ? days : t('row', { days, share: share(told, region) })
          return [{ label: costs(`faults.${fault}`), value }]
        }),
      ],
      how: { name: t('how'), href: `${href(lang, 'service-center')}#figures` },
    }
  }
}

/** Usual time, share in time, stars and how many repairs were counted. */
export function factsOf(figures: Figures, region: SiteSection['region']): WrittenFact[] {
  const t = translatorOf(region.tag, 'figures')
  return [
    { label: t('usual'), value: wholeDays(figures, region) },
    ...(figures.onTime === null ? [] : [{ label: t('onTime'), value: share(figures, region) }]),
    ...countFacts(figures, region),
  ]
}

function countFacts({ rating, repairs }: Figures, region: SiteSection['region']): WrittenFact[] {
  const t = translatorOf(region.tag, 'figures')
  const stars = rating !== null && rating.count >= FEWEST_COUNTED ? rating.average : null
  return [
    ...(stars === null
      ? []
      : [{ label: t('rating'), value: t('stars', { average: formatNumber(stars, region) }) }]),
    { label: t('repairs'), value: formatNumber(repairs, region) },
  ]
}

/** Rounded up, so that nobody waits longer than was said. */
function wholeDays({ medianDays }: Figures, region: SiteSection['region']): string {
  return formatDays(Math.max(1, Math.ceil(medianDays)), region)
}

/** Rounded down to a whole percent. */
function share({ onTime }: Figures, region: SiteSection['region']): string {
  return formatPercent(Math.floor((onTime ?? 0) / 100) * 100, region)
}
