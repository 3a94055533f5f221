import { toAsciiDigits } from '@carelane/after-sales/digits'
import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from '../site-section'

export interface OwnNumber {
  number: string
  lastDigits: string
}

interface Asked extends OwnNumber {
  /** With which the numbers of its kind begin. */
  letters: 'PU' | 'VC'
}

type OwnNumberRead =
  { ok: true; own: OwnNumber } | { ok: false; problems: { number?: string; lastDigits?: string } }

/** `VCNG1234567890` and the last four digits of a phone, in digits of any script, with or without separators. */
export function readOwnNumber(asked: Asked, { region }: Pick<SiteSection, 'region'>): OwnNumberRead {
  const number = compact(asked.number).toUpperCase()
  const lastDigits = compact(asked.lastDigits)
  const isNumber = number.startsWith(asked.letters) && /^[A-Z]{4}\d{10}$/.test(number)
  const isDigits = /^\d{4}$/.test(lastDigits)
  if (isNumber && isDigits) return { ok: true, own: { number, lastDigits } }
  const t = translatorOf(region.tag, 'contest')
  return {
    ok: false,
    problems: {
      ...(!isNumber && { number: t('find.wrongNumber', { example: `${asked.letters}NG1234567890` }) }),
      ...(!isDigits && { lastDigits: t('find.wrongDigits') }),
    },
  }
}

/** Typed by people, who type no more than that. */
const LONGEST = 100

function compact(typed: string): string {
  return toAsciiDigits(typed.slice(0, LONGEST).normalize('NFKC')).replace(/[\s\p{Cf}\p{Pd}]/gu, '')
}
