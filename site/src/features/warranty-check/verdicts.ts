import type { WarrantyOutcomeKind } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import type { FindingTone } from '@/forms/finding'
import type { NextWords, VerdictWords } from './warranty-texts'

interface Verdict {
  tone: FindingTone
  words: VerdictWords
  dated?: VerdictWords
  next: NextWords
  status: keyof Messages['warranty']['status']
  actions: 'chooseCountry'[]
  /** Says what the law gives all the same. */
  isNegative?: true
}

/** [4#29]–[4#31], [8#8]–[8#12] */
export const VERDICTS = {
  'in-warranty': {
    tone: 'good',
    words: 'inWarranty',
    dated: 'inWarrantyUntil',
    next: 'inWarranty',
    status: 'inWarranty',
    actions: [],
  },
  'out-of-warranty': {
    tone: 'bad',
    words: 'outOfWarranty',
    dated: 'outOfWarrantySince',
    next: 'outOfWarranty',
    status: 'outOfWarranty',
    actions: [],
    isNegative: true,
  },
  'activation-in-progress': {
    tone: 'wait',
    words: 'activating',
    next: 'activating',
    status: 'none',
    actions: [],
  },
  inactive: {
    tone: 'wait',
    words: 'inactive',
    next: 'inactive',
    status: 'none',
    actions: [],
    isNegative: true,
  },
  deactivated: {
    tone: 'bad',
    words: 'deactivated',
    next: 'deactivated',
    status: 'unknown',
    actions: [],
    isNegative: true,
  },
  'not-found': { tone: 'bad', words: 'notFound', next: 'notFound', status: 'unknown', actions: [] },
  'other-country': {
    tone: 'bad',
    words: 'otherCountry',
    next: 'otherCountry',
    status: 'outOfWarranty',
    actions: ['chooseCountry'],
    isNegative: true,
  },
  'contact-dealer': {
    tone: 'wait',
    words: 'contactDealer',
    next: 'contactDealer',
    status: 'unknown',
    actions: [],
    isNegative: true,
  },
  'check-where-bought': {
    tone: 'wait',
    words: 'checkWhereBought',
    next: 'checkWhereBought',
    status: 'unknown',
    actions: ['chooseCountry'],
    isNegative: true,
  },
  unknown: { tone: 'wait', words: 'unknown', next: 'unknown', status: 'unknown', actions: [] },
} satisfies Record<WarrantyOutcomeKind, Verdict>

export function verdictOf(kind: WarrantyOutcomeKind): Verdict {
  return VERDICTS[kind]
}
