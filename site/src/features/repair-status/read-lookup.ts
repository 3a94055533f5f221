import type { Numbers } from '@/abuse/subjects'
import { readOrderNumber, type OrderNumberResult } from './order-number'
import { readPhone, type PhoneProblem } from '@/forms/phone-number'

export interface TypedLookup {
  by: 'order' | 'phone'
  orderNumber: string
  region: string
  phone: string
}

export type Lookup =
  { by: 'order'; orderNumber: string } | { by: 'phone'; phone: string; typed: string; region: string }

type Problem = Exclude<OrderNumberResult, { ok: true }> | PhoneProblem

export type LookupResult =
  { ok: true; lookup: Lookup } | { ok: false; field: keyof TypedLookup; problem: Problem }

export function readLookup({ by, orderNumber, region, phone }: TypedLookup): LookupResult {
  if (by === 'order') {
    const read = readOrderNumber(orderNumber)
    return read.ok
      ? { ok: true, lookup: { by, orderNumber: read.orderNumber } }
      : { ok: false, field: 'orderNumber', problem: read }
  }
  const read = readPhone(phone, region)
  if (read.ok) return { ok: true, lookup: { by, phone: read.phone, typed: phone.trim(), region } }
  return { ok: false, field: read.reason === 'phoneNoCode' ? 'region' : 'phone', problem: read }
}

/** For budgets. */
export function numbersOf(lookup: Lookup): Numbers {
  return lookup.by === 'order' ? { orderNumber: lookup.orderNumber } : { phone: lookup.phone }
}
