import type { CallResponse } from '@carelane/after-sales'
import { formatCalendarDay, formatFileSize } from '@/i18n/formats'
import { type NamespacedTranslator, translatorOf } from '@/i18n/translator'
import { driverBundleHref } from '@/links/download-href'
import type { Fact } from '@/ui/facts/facts'
import { shownFile, type ShownFile } from '@/tool-page/downloads/shown-file'
import type { SiteSection } from '@/forms/site-section'
import type { DriversResult, FoundDrivers } from './state'

type Answer = CallResponse<'drivers'>
type Product = NonNullable<Answer['product']>
type Translator = NamespacedTranslator<'drivers'>
type ShownSection = Pick<SiteSection, 'lang' | 'region'>

export function driversResult(answer: Answer, section: ShownSection): DriversResult {
  const { product } = answer
  if (!product) return { kind: 'unknown' }
  const t = translatorOf(section.region.tag, 'drivers')
  return {
    kind: 'found',
    name: product.name,
    device: { model: product.name, product: 'Laptop' },
    facts: factsOf(product, answer.os, section, t),
    systems: systemsOf(answer, product, section, t),
    manuals: manualsOf(answer, section, t),
    questions: answer.faq,
  }
}

function factsOf(product: Product, os: string[], { region }: ShownSection, t: Translator): Fact[] {
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    ...fact(t('brand'), product.brand),
    ...fact(t('serial'), product.serial),
    // Possibly Latin text, right to left.
    ...product.specifications.map(({ name, value }) => ({
      label: name,
      value,
      isCode: /^[\p{Script=Latin}\d]/u.test(value),
    })),
    ...fact(t('os'), new Intl.ListFormat(region.tag, { type: 'conjunction' }).format(newestFirst(os))),
  ]
}

function systemsOf(
  { drivers, os }: Answer,
  { model }: Product,
  section: ShownSection,
  t: Translator,
): FoundDrivers['systems'] {
  // Drivers may name unlisted systems.
  const systems = newestFirst([...new Set([...os, ...drivers.map((driver) => driver.os)])])
  return systems.flatMap((name) => {
    const own = drivers.filter((driver) => driver.os === name)
    if (own.length === 0) return []
    const size = formatFileSize(
      own.reduce((sum, driver) => sum + driver.size, 0),
      section.region,
    )
    const all = {
      href: driverBundleHref(section.lang, model, name),
      label: t('all', { count: own.length, size }),
    }
    return [
      {
        name,
        title: t('driversFor', { os: name }),
        drivers: own.map((driver) => shownDriver(driver, section, t)),
        all: own.length > 1 ? all : null,
      },
    ]
  })
}

function shownDriver(driver: Answer['drivers'][number], section: ShownSection, t: Translator): ShownFile {
  const { name, category, date, version } = driver
  const details = [
    category !== null && !name.includes(category) && category,
    version && t('version', { version }),
    date && formatCalendarDay(date, section.region),
  ]
  return shownFile(driver, section, {
    title: name,
    details: details.filter((detail) => detail !== false && detail !== null) as string[],
  })
}

function manualsOf(
  { userManual, installationGuide }: Answer,
  section: ShownSection,
  t: Translator,
): ShownFile[] {
  return [
    ...(userManual ? [shownFile(userManual, section, { title: t('userManual'), details: [] })] : []),
    ...(installationGuide
      ? [shownFile(installationGuide, section, { title: t('installationGuide'), details: [] })]
      : []),
  ]
}

function newestFirst(systems: readonly string[]): string[] {
  return systems.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
}
