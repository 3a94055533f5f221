import type { WarrantyOutcome } from '@carelane/after-sales'
import { deviceName } from '@/forms/device-name'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import { formatCalendarDay, formatMoney } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { modelSlug } from '@/repair-costs/model-slug'
import type { Fact } from '@/ui/facts/facts'
import type { CostsOfModel, RepairCost } from './find-costs'
import { priceOfRepair } from './price-of-repair'

interface Asked {
  found: CostsOfModel
  cost: RepairCost
  imei: string
  /** The page of the device’s own model. */
  own: string | null
  section: SiteSection
}

/** What the owner of a device pays for a repair of it. */
export function coverFinding(outcome: WarrantyOutcome, { found, cost, imei, own, section }: Asked): Finding {
  const { region, lang } = section
  const t = translatorOf(region.tag, 'costs')
  const device = translatorOf(region.tag, 'device')
  const pages = translatorOf(region.tag, 'pages')
  const named = 'device' in outcome ? deviceName(outcome.device.brand, outcome.device.model) : ''
  const code: Fact = { label: device('imei'), value: imei, isCode: true }
  const facts: Fact[] = [...(named ? [{ label: device('model'), value: named }] : []), code]
  const dated = (label: string, day: string | null): Fact[] =>
    day === null ? facts : [...facts, { label, value: formatCalendarDay(day, region) }]
  const total = formatMoney(priceOfRepair(cost, found.terms.tax).total, found.terms.currency, region)
  const book = { href: href(lang, 'repair-appointment'), name: pages('repairAppointment') }
  const centers = { href: href(lang, 'service-center'), name: pages('serviceCenters') }
  if (named && modelSlug(named) !== found.model.slug) {
    return {
      tone: 'wait',
      verdict: t('check.otherModel', { model: named }),
      facts,
      next: t('check.nextOtherModel'),
      actions: [
        own === null
          ? { href: href(lang, 'repair-cost'), name: t('models') }
          : { href: own, name: t('check.openModel') },
      ],
    }
  }
  if (outcome.kind === 'in-warranty') {
    const isFree = cost.isUnderWarranty
    return {
      tone: isFree ? 'good' : 'bad',
      verdict: isFree ? t('check.free') : t('check.notCovered', { total }),
      facts: dated(t('check.until'), outcome.until),
      next: isFree ? t('check.nextFree') : t('check.nextPay'),
      actions: [book, centers],
    }
  }
  if (outcome.kind === 'out-of-warranty') {
    return {
      tone: 'bad',
      verdict: t('check.ended', { total }),
      facts: dated(t('check.since'), outcome.since),
      next: t('check.nextPay'),
      actions: [book, centers],
    }
  }
  return {
    tone: 'wait',
    verdict: t('check.unclear'),
    facts,
    next: t('check.nextUnclear'),
    actions: [{ href: href(lang, 'warranty-check'), name: pages('warrantyCheck') }, book],
  }
}
