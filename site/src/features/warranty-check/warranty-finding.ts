import type { WarrantyOutcome } from '@carelane/after-sales'
import { daysBetween, formatCalendarDay, today } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { Fact } from '@/ui/facts/facts'
import { deviceName } from '@/forms/device-name'
import { byReceiptText } from '@/forms/contest/contested-answer'
import type { Finding } from '@/forms/finding'
import { rightsAfterWarranty, rightsBesideWarranty } from '@/forms/rights-by-law'
import type { SiteSection } from '@/forms/site-section'
import { factsOf } from './facts'
import { verdictOf } from './verdicts'
import { phoneTexts, type WarrantyTexts } from './warranty-texts'

/** [9#19] */
const CARD_AFTER_HOURS = 24

/** @param repairs the page of what its repairs cost */
export function phoneFinding(
  outcome: WarrantyOutcome,
  imei: string,
  section: SiteSection,
  repairs: string | null,
): Finding {
  const { region } = section
  const label = translatorOf(region.tag, 'warranty')('facts.imei')
  const finding = warrantyFinding(
    outcome,
    { label, value: imei, isCode: true },
    section,
    phoneTexts(region),
    repairs,
  )
  // An IMEI that is not known has a drawing too: answers do not tell them apart by their shape.
  return { ...finding, device: finding.device ?? { model: '', product: 'Mobile Phone' } }
}

export function warrantyFinding(
  outcome: WarrantyOutcome,
  code: Fact,
  section: SiteSection,
  texts: WarrantyTexts,
  /** The page of what its repairs cost. */
  repairs: string | null = null,
): Finding {
  const { tone, words, dated, next, isNegative } = verdictOf(outcome.kind)
  const t = translatorOf(section.region.tag, 'warranty')
  const day = dayOf(outcome)
  const verdict =
    dated && day
      ? t(`verdict.${dated}`, { date: formatCalendarDay(day, section.region) })
      : texts.verdict(words)
  const left =
    outcome.kind === 'in-warranty' && outcome.until
      ? daysBetween(today(section.region.timeZone), outcome.until)
      : 0
  const lawful = isNegative ? rightsAfterWarranty(section) : rightsBesideWarranty(section)
  const steps = [
    left > 0 && t('next.inWarrantyDays', { days: left }),
    texts.next(next, { hours: CARD_AFTER_HOURS }),
  ]
  return {
    tone,
    verdict,
    ...('device' in outcome && outcome.device.isByReceipt && { explained: byReceiptText(section) }),
    device: drawnDevice(outcome),
    facts: factsOf(outcome, code, section.region, t),
    next: steps.filter(Boolean).join(' '),
    actions: actionsFor(outcome, section, repairs),
    ...(lawful && { rights: lawful }),
  }
}

/** [2.4#29]; paid repairs get prices and centres too. */
function actionsFor(
  outcome: WarrantyOutcome,
  { lang, country, region }: SiteSection,
  repairs: string | null,
): Finding['actions'] {
  const t = translatorOf(region.tag, 'warranty')
  const pages = translatorOf(region.tag, 'pages')
  const { actions } = verdictOf(outcome.kind)
  const isPaid = outcome.kind === 'out-of-warranty'
  const named = isPaid ? deviceName(outcome.device.brand, outcome.device.model) || undefined : undefined
  return [
    ...actions.map(() => ({
      href: href(lang, 'choose-your-country-or-region'),
      name: t('actions.chooseCountry'),
    })),
    { href: href(lang, 'repair-appointment'), name: pages('repairAppointment') },
    ...(isPaid
      ? [
          ...(repairs ? [{ href: repairs, name: pages('repairCosts') }] : []),
          { href: href(lang, 'spare-parts-price', { named }), name: pages('partPrices') },
          { href: href(lang, 'service-center'), name: pages('serviceCenters') },
        ]
      : []),
    // [2.2#23]
    ...(country === 'ru' ? [] : [{ href: href(lang, 'service-policy'), name: t('actions.readPolicy') }]),
  ]
}

function drawnDevice(outcome: WarrantyOutcome): Finding['device'] {
  if (!('device' in outcome)) return null
  const { brand, model, materialGroup } = outcome.device
  return model === null ? null : { model: deviceName(brand, model), product: materialGroup }
}

function dayOf(outcome: WarrantyOutcome): string | null {
  if (outcome.kind === 'in-warranty') return outcome.until
  return outcome.kind === 'out-of-warranty' ? outcome.since : null
}
