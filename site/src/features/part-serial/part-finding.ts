import type { CallResponse } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import type { Finding, FindingTone } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'

type Answer = CallResponse<'sparePartSerial'>

interface Verdict {
  tone: FindingTone
  verdict: keyof Messages['genuine']
  explained: keyof Messages['genuine']
  next: keyof Messages['genuine']
}

const ORIGINAL: Verdict = {
  tone: 'good',
  verdict: 'original',
  explained: 'originalMeans',
  next: 'nextOriginal',
}
const USED_BEFORE: Verdict = {
  tone: 'wait',
  verdict: 'usedBefore',
  explained: 'usedBeforeMeans',
  next: 'nextUsedBefore',
}
const NOT_ORIGINAL: Verdict = {
  tone: 'bad',
  verdict: 'notOriginal',
  explained: 'notOriginalMeans',
  next: 'nextNotOriginal',
}

/** [8#15], [8#16] */
export async function partFinding(
  answer: Answer,
  serialNumber: string,
  { lang, region }: SiteSection,
): Promise<Finding> {
  const t = await getTranslations({ locale: region.tag })
  const { tone, verdict, explained, next } = verdictOf(answer)
  const fact = (label: string, value: string | null) => (value && tone !== 'bad' ? [{ label, value }] : [])
  const center = { href: href(lang, 'service-center'), name: t('footer.serviceCenters') }
  const contact = { href: href(lang, 'contact'), name: t('footer.contact') }
  return {
    tone,
    verdict: t(`genuine.${verdict}`),
    explained: t(`genuine.${explained}`),
    facts: [
      { label: t('lookup.serial.label'), value: serialNumber, isCode: true },
      ...fact(t('genuine.part'), answer.partName),
      ...fact(t('warranty.facts.model'), answer.model),
    ],
    next: t(`genuine.${next}`),
    actions: tone === 'good' ? [center, contact] : [contact, center],
  }
}

function verdictOf({ original, usedBefore }: Answer): Verdict {
  if (usedBefore) return USED_BEFORE
  return original ? ORIGINAL : NOT_ORIGINAL
}
