import type { AbuseChange } from '@carelane/main-api'
import type { SayText } from '../interface-texts'

export function hoursIn(language: string, hours: number): string {
  const style = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(hours)
}

export function shareIn(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share)
}

export function changeIn(language: string, change: AbuseChange, say: SayText): string {
  switch (change.kind) {
    case 'budget':
      return say('abuseBudgetSet', {
        action: isolated(change.action),
        share: shareIn(language, change.share),
      })
    case 'block':
      return say('abuseBlocked', { network: isolated(change.network), time: hoursIn(language, change.hours) })
    case 'unblock':
      return say('abuseUnblocked', { network: isolated(change.network) })
  }
}

/** Left to right among Arabic words. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
