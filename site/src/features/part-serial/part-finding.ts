import type { CallResponse } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import type { Finding } from '../lookup/finding'
import type { Place } from '../lookup/place'

/** The answer in the visitor's words [8#15], [8#16]: what it means, and what to do next. */
export async function partFinding(
  { original, partName, model }: CallResponse<'sparePartSerial'>,
  serialNumber: string,
  { lang, region }: Place,
): Promise<Finding> {
  const t = await getTranslations({ locale: region.tag })
  const fact = (label: string, value: string | null) => (value && original ? [{ label, value }] : [])
  const center = { href: href(lang, 'service-center'), name: t('footer.serviceCenters') }
  const contact = { href: href(lang, 'contact'), name: t('footer.contact') }
  return {
    tone: original ? 'good' : 'bad',
    verdict: t(original ? 'genuine.original' : 'genuine.notOriginal'),
    explained: t(original ? 'genuine.originalMeans' : 'genuine.notOriginalMeans'),
    facts: [
      { label: t('lookup.serial.label'), value: serialNumber, isCode: true },
      ...fact(t('genuine.part'), partName),
      ...fact(t('warranty.facts.model'), model),
    ],
    next: t(original ? 'genuine.nextOriginal' : 'genuine.nextNotOriginal'),
    actions: original ? [center, contact] : [contact, center],
  }
}
