import type { Messages } from '@carelane/messages'
import type { ContestEntry } from './own-contest'

interface ContestWords {
  title: keyof Messages['contest']['states']
  explained: keyof Messages['contest']['explained']
  tone: 'good' | 'wait' | 'bad'
}

const REASONS: Readonly<Record<string, keyof Messages['contest']['explained']>> = {
  warrantyOver: 'warrantyOver',
  unknownDevice: 'unknownDevice',
  notGenuine: 'notGenuine',
  receiptUnclear: 'receiptUnclear',
}

/** A state that this site does not know still has its day. */
export function wordsOf({ state, reason }: Pick<ContestEntry, 'state' | 'reason'>): ContestWords {
  switch (state) {
    case 'submitted':
    case 'inReview':
      return { title: state, explained: 'open', tone: 'wait' }
    case 'corrected':
      return { title: 'corrected', explained: 'corrected', tone: 'good' }
    case 'kept':
      return { title: 'kept', explained: reasonOf(reason ?? ''), tone: 'bad' }
    default:
      return { title: 'unknown', explained: 'open', tone: 'wait' }
  }
}

function reasonOf(reason: string): keyof Messages['contest']['explained'] {
  return (Object.hasOwn(REASONS, reason) && REASONS[reason]) || 'other'
}
