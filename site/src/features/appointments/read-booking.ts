import { parseImei } from '@carelane/after-sales'
import { z } from 'zod'
import type { Typed } from '@/forms/state'
import { readPhone, type PhoneProblem } from '@/forms/phone-number'
import { typedText } from '@/forms/typed-text'
import { isProduct, LONGEST } from './booking-fields'
import type { BookingContent } from './contents'
import { hasBegun, readSlot, type Slot } from '@/service-centers/opening/slot'

export type BookingProblem =
  | { field: 'slot'; why: 'slot' | 'past' }
  | { field: 'product' | 'fault' | 'name' | 'email' | 'imei'; why: 'missing' | 'wrong' }
  | { field: keyof typeof LONGEST; why: 'long' }
  | { field: 'phone' | 'region'; why: PhoneProblem }

export type Booked = Omit<BookingContent, 'center' | 'country' | 'locale' | 'photos'>

type Part<Value> = { ok: true; value: Value } | { ok: false; problem: BookingProblem }

export function readBooking(
  typed: Typed,
  timeZone: string | null,
  now: number,
): { ok: true; booked: Booked } | { ok: false; problems: BookingProblem[] } {
  const slot = readTime(typed.slot, timeZone, now)
  const product = isProduct(typed.product) ? good(typed.product) : bad({ field: 'product', why: 'missing' })
  const model = readText(typed, 'model', true)
  const imei = readImei(typed.imei)
  const fault = readText(typed, 'fault')
  const name = readText(typed, 'name')
  const phone = readOwnPhone(typed)
  const email = readEmail(typed.email)
  const all = [slot, product, model, imei, fault, name, phone, email]
  if (!slot.ok || !product.ok || !model.ok || !imei.ok || !fault.ok || !name.ok || !phone.ok || !email.ok)
    return { ok: false, problems: all.flatMap((part) => (part.ok ? [] : [part.problem])) }
  return {
    ok: true,
    booked: {
      ...slot.value,
      product: product.value,
      fault: fault.value,
      name: name.value,
      phone: phone.value,
      ...(model.value && { model: model.value }),
      ...(imei.value && { imei: imei.value }),
      ...(email.value && { email: email.value }),
    },
  }
}

export function readTime(text: string | undefined, timeZone: string | null, now: number): Part<Slot> {
  const slot = readSlot(text)
  if (!slot) return bad({ field: 'slot', why: 'slot' })
  return hasBegun(slot, timeZone, now) ? bad({ field: 'slot', why: 'past' }) : good(slot)
}

function readText(typed: Typed, field: keyof typeof LONGEST, isOptional = false): Part<string> {
  const lines = typedText(typed[field])
  const text = field === 'fault' ? lines : lines.replace(/\s+/g, ' ')
  if (text.length > LONGEST[field]) return bad({ field, why: 'long' })
  if (text === '' && !isOptional && field !== 'model') return bad({ field, why: 'missing' })
  return good(text)
}

function readImei(text = ''): Part<string> {
  const read = parseImei(text)
  if (read.ok) return good(read.imei)
  return read.reason === 'empty' ? good('') : bad({ field: 'imei', why: 'wrong' })
}

function readOwnPhone({ phone = '', region = '' }: Typed): Part<string> {
  const read = readPhone(phone, region)
  if (read.ok) return good(read.phone)
  return bad({ field: read.reason === 'phoneNoCode' ? 'region' : 'phone', why: read })
}

function readEmail(text: string | undefined): Part<string> {
  const email = typedText(text)
  if (email === '') return good('')
  return z.email().safeParse(email).success ? good(email) : bad({ field: 'email', why: 'wrong' })
}

function good<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

function bad(problem: BookingProblem): { ok: false; problem: BookingProblem } {
  return { ok: false, problem }
}
