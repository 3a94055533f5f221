import { withoutSeparators } from '@carelane/after-sales'
import type { CountryCode } from '@carelane/countries'

/** As people of a country see one, where there is none of their own; on the site of all countries, that of one of them. */
export function exampleOrderNumber(country: CountryCode): string {
  return `WO${(country === 'global' ? 'ng' : country).toUpperCase()}1234567890`
}

export type OrderNumberResult =
  { ok: true; orderNumber: string } | { ok: false; reason: 'orderEmpty' | 'orderForm' | 'orderIsPhone' }

/** Reads a work order number as a person typed it: small letters and digits of any script are taken [5#32]. */
export function readOrderNumber(text: string): OrderNumberResult {
  const compact = withoutSeparators(text)
  if (compact === '') return { ok: false, reason: 'orderEmpty' }
  if (/^WO[A-Z]{2}\d{10}$/.test(compact)) return { ok: true, orderNumber: compact }
  return { ok: false, reason: /^\+?\(?\d{6,16}$/.test(compact) ? 'orderIsPhone' : 'orderForm' }
}
