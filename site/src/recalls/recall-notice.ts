import type { Locale } from '@carelane/countries'
import type { Recall, RecallSeverity } from '@carelane/main-api'
import { today, type Region } from '@/i18n/formats'
import { languageOfText } from '@/i18n/language-of-text'
import { translatorOf } from '@/i18n/translator'
import { recallHref } from './recall-href'
import { matchingRecalls, type AskedDevice, type RecallMatch } from './matching-recalls'

/** What is said of a device above all else. */
export interface RecallNotice {
  id: number
  isGrave: boolean
  /** What it means for the device. */
  verdict: string
  title: string
  fault: string
  advice: string
  /** Of the editors' text, where it is not the page's. */
  language: { lang?: Locale; dir?: 'ltr' | 'rtl' }
  link: { href: string; name: string }
}

interface Place {
  lang: string
  locale: Locale
  region: Region
}

export const SEVERITY_KEYS = {
  safety: 'safety',
  recall: 'recall',
  'free-repair': 'freeRepair',
} as const satisfies Record<RecallSeverity, string>

export function noticesOf(recalls: readonly Recall[], device: AskedDevice, place: Place): RecallNotice[] {
  const matches = matchingRecalls(recalls, device, today(place.region.timeZone))
  return matches.map((match) => asNotice(match, place))
}

function asNotice({ recall, isOpen }: RecallMatch, { lang, locale, region }: Place): RecallNotice {
  const t = translatorOf(region.tag, 'recalls')
  const { id, severity, title, fault, advice } = recall
  return {
    id,
    isGrave: severity === 'safety',
    verdict: isOpen ? t('maybeYours') : t(`yours.${SEVERITY_KEYS[severity]}`),
    title,
    fault,
    advice,
    language: languageOfText(recall.locale, locale),
    link: { href: recallHref(lang, isOpen ? null : id), name: t(isOpen ? 'checkNumber' : 'read') },
  }
}
