import { withoutSeparators } from '@carelane/after-sales'
import type { CountryCode } from '@carelane/countries'

export function exampleOrderNumber(country: CountryCode): string {
  return `WO${(country === 'global' ? 'ng' : country).toUpperCase()}1234567890`
}

export type OrderNumberResult =
  { ok: true; orderNumber: string } | { ok: false; reason: 'orderEmpty' | 'orderForm' | 'orderIsPhone' }

/** Accepts small letters and digits of any script [5#32]. */
export function readOrderNumber(text: string): OrderNumberResult {
  const compact = withoutSeparators(text)
  if (compact === '') return { ok: false, reason: 'orderEmpty' }
  if (/^WO[A-Z]{2}\d{10}$/.test(compact)) return { ok: true, orderNumber: compact }
  return { ok: false, reason: /^\+?\(?\d{6,16}$/.test(compact) ? 'orderIsPhone' : 'orderForm' }
}
