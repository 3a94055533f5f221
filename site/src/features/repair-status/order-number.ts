import { toAsciiDigits } from '@carelane/after-sales/digits'

/** As a person sees one, where there is none of their own. */
export const EXAMPLE_ORDER_NUMBER = 'WONG1234567890'

export type OrderNumberResult =
  { ok: true; orderNumber: string } | { ok: false; reason: 'orderEmpty' | 'orderForm' | 'orderIsPhone' }

/** Spaces, dashes and strokes between groups, and the invisible marks that copied text carries. */
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212./#]/gu

/** Reads a work order number as a person typed it: small letters and digits of any script are taken [5#32]. */
export function readOrderNumber(text: string): OrderNumberResult {
  const compact = toAsciiDigits(text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
  if (compact === '') return { ok: false, reason: 'orderEmpty' }
  if (/^WO[A-Z]{2}\d{10}$/.test(compact)) return { ok: true, orderNumber: compact }
  return { ok: false, reason: /^\+?\(?\d{6,16}$/.test(compact) ? 'orderIsPhone' : 'orderForm' }
}
