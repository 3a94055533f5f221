import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Typed } from '@/forms/state'
import { typedText } from '@/forms/typed-text'
import type { Address } from './pick-up-content'
import { ADDRESS_FIELDS, LONGEST } from './pick-up-fields'

type AddressField = (typeof ADDRESS_FIELDS)[number]

export interface AddressProblem {
  field: AddressField
  why: 'missing' | 'long'
}

export function readAddress(
  typed: Typed,
): { ok: true; address: Address } | { ok: false; problems: AddressProblem[] } {
  const text = (field: AddressField) => typedText(typed[field]).replace(/\s+/g, ' ')
  const state = text('state')
  const city = text('city')
  const line = text('line')
  const postalCode = toAsciiDigits(text('postalCode').normalize('NFKC')).toUpperCase()
  const problems: AddressProblem[] = ADDRESS_FIELDS.flatMap((field): AddressProblem[] => {
    if (text(field).length > LONGEST[field]) return [{ field, why: 'long' }]
    const isNeeded = field === 'city' || field === 'line'
    return isNeeded && text(field) === '' ? [{ field, why: 'missing' }] : []
  })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, address: { city, line, ...(state && { state }), ...(postalCode && { postalCode }) } }
}
