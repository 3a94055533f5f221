import type { WarrantyOutcome } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { daysBetween, formatCalendarDay, today } from '@/i18n/formats'
import { href } from '@/links/href'
import type { Fact } from '@/ui/facts/facts'
import { deviceName } from '@/forms/device-name'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import { factsOf } from './facts'
import { verdictOf } from './verdicts'
import type { WarrantyTexts } from './warranty-texts'

/** [9#19] */
const CARD_AFTER_HOURS = 24

export async function warrantyFinding(
  outcome: WarrantyOutcome,
  code: Fact,
  place: SiteSection,
  texts: WarrantyTexts,
): Promise<Finding> {
  const { tone, words, dated, next } = verdictOf(outcome.kind)
  const t = await getTranslations({ locale: place.region.tag, namespace: 'warranty' })
  const day = dayOf(outcome)
  const verdict =
    dated && day
      ? t(`verdict.${dated}`, { date: formatCalendarDay(day, place.region) })
      : texts.verdict(words)
  const left =
    outcome.kind === 'in-warranty' && outcome.until
      ? daysBetween(today(place.region.timeZone), outcome.until)
      : 0
  const steps = [
    left > 0 && t('next.inWarrantyDays', { days: left }),
    texts.next(next, { hours: CARD_AFTER_HOURS }),
  ]
  return {
    tone,
    verdict,
    facts: factsOf(outcome, code, place.region, t),
    next: steps.filter(Boolean).join(' '),
    actions: await actionsFor(outcome, place),
  }
}

/** [2.4#29]; paid repairs get prices and centres too. */
async function actionsFor(
  outcome: WarrantyOutcome,
  { lang, country, region }: SiteSection,
): Promise<Finding['actions']> {
  const t = await getTranslations({ locale: region.tag })
  const { actions } = verdictOf(outcome.kind)
  const isPaid = outcome.kind === 'out-of-warranty'
  const named = isPaid ? deviceName(outcome.device.brand, outcome.device.model) || undefined : undefined
  return [
    ...actions.map(() => ({
      href: href(lang, 'choose-your-country-or-region'),
      name: t('warranty.actions.chooseCountry'),
    })),
    { href: href(lang, 'repair-appointment'), name: t('warranty.actions.bookRepair') },
    ...(isPaid
      ? [
          { href: href(lang, 'spare-parts-price', { named }), name: t('prices.title') },
          { href: href(lang, 'service-center'), name: t('footer.serviceCenters') },
        ]
      : []),
    // [2.2#23]
    ...(country === 'ru'
      ? []
      : [{ href: href(lang, 'service-policy'), name: t('warranty.actions.readPolicy') }]),
  ]
}

function dayOf(outcome: WarrantyOutcome): string | null {
  if (outcome.kind === 'in-warranty') return outcome.until
  return outcome.kind === 'out-of-warranty' ? outcome.since : null
}
