import type { CallResponse } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import { href } from '@/links/href'
import { translatorOf } from '@/i18n/translator'
import { byReceiptText, contestOf } from '@/forms/contest/contested-answer'
import type { Finding, FindingTone } from '@/forms/finding'
import { rightsAfterPart } from '@/forms/rights-by-law'
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

const VERDICT_CODES = { wait: 'used-before', bad: 'not-original' }

/** [8#15], [8#16] */
export async function partFinding(
  answer: Answer,
  serialNumber: string,
  section: SiteSection,
): Promise<Finding> {
  const { lang, region } = section
  const t = translatorOf(region.tag, 'genuine')
  const pages = translatorOf(region.tag, 'pages')
  const forms = translatorOf(region.tag, 'forms')
  const device = translatorOf(region.tag, 'device')
  const { tone, verdict, explained, next } = verdictOf(answer)
  const fact = (label: string, value: string | null) => (value && tone !== 'bad' ? [{ label, value }] : [])
  const center = { href: href(lang, 'service-center'), name: pages('serviceCenters') }
  const contact = { href: href(lang, 'contact'), name: pages('contact') }
  return {
    tone,
    verdict: t(verdict),
    explained: [answer.byReceipt && byReceiptText(section), t(explained)].filter(Boolean).join(' '),
    facts: [
      { label: forms('serial.label'), value: serialNumber, isCode: true },
      ...fact(t('part'), answer.partName),
      ...fact(device('model'), answer.model),
    ],
    next: t(next),
    actions: tone === 'good' ? [center, contact] : [contact, center],
    ...(tone !== 'good' && {
      rights: rightsAfterPart(section),
      contest: await contestOf(
        { device: 'part', number: serialNumber, verdict: VERDICT_CODES[tone], said: t(verdict) },
        section,
      ),
    }),
  }
}

function verdictOf({ original, usedBefore }: Answer): Verdict {
  if (usedBefore) return USED_BEFORE
  return original ? ORIGINAL : NOT_ORIGINAL
}
