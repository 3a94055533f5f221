import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Typed } from '@/forms/state'
import { readPhone, type PhoneProblem } from '@/forms/phone-number'
import { typedText } from '@/forms/typed-text'
import { LONGEST } from './limits'

export const ORDER_FIELDS = ['storeCode', 'name', 'region', 'phone', 'code', 'agreed'] as const

export type OrderProblem =
  | { field: 'name' | 'agreed' | 'storeCode'; why: 'missing' }
  | { field: 'name' | 'storeCode' | 'code'; why: 'long' }
  | { field: 'phone' | 'region'; why: PhoneProblem }

export interface Ordered {
  name: string
  /** `+234-8031234567` */
  phone: string
  storeCode: string
  code: string
}

/** Name and phone [5#29], terms [5#26]. */
export function readOrder(
  typed: Typed,
  isInStore: boolean,
): { ok: true; ordered: Ordered } | { ok: false; problems: OrderProblem[] } {
  const text = (name: keyof typeof LONGEST) => typedText(typed[name]).replace(/\s+/g, ' ')
  const phone = readPhone(typed.phone ?? '', typed.region ?? '')
  const storeCode = isInStore ? toAsciiDigits(text('storeCode')) : ''
  const long = (['storeCode', 'name', 'code'] as const).filter((field) => text(field).length > LONGEST[field])
  const problems: OrderProblem[] = [
    ...(isInStore && storeCode === '' ? [{ field: 'storeCode', why: 'missing' } as const] : []),
    ...(text('name') === '' ? [{ field: 'name', why: 'missing' } as const] : []),
    ...(phone.ok ? [] : [{ field: fieldOf(phone), why: phone }]),
    ...long.map((field) => ({ field, why: 'long' as const })),
    ...(typed.agreed ? [] : [{ field: 'agreed', why: 'missing' } as const]),
  ]
  if (!phone.ok || problems.length > 0) return { ok: false, problems: inOrder(problems) }
  const code = toAsciiDigits(text('code'))
  return { ok: true, ordered: { name: text('name'), phone: phone.phone, storeCode, code } }
}

function fieldOf({ reason }: PhoneProblem): 'phone' | 'region' {
  return reason === 'phoneNoCode' ? 'region' : 'phone'
}

function inOrder(problems: OrderProblem[]): OrderProblem[] {
  return problems.toSorted(
    (one, other) => ORDER_FIELDS.indexOf(one.field) - ORDER_FIELDS.indexOf(other.field),
  )
}
