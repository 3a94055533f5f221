import { parseImei } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import type { Typed } from '@/forms/state'
import { typedText } from '@/forms/typed-text'
import type { Entered } from './contents'
import { LONGEST, PHOTOS, type PhotoName } from './fields'
import { readLocation } from './read-location'

type TextName = keyof typeof LONGEST

export type AppealProblem =
  | { field: 'location' | 'imei1'; why: 'wrong' }
  | { field: 'flight'; why: 'missing' }
  | { field: PhotoName | Exclude<TextName, 'nearbyStore'>; why: 'missing' }
  | { field: TextName; why: 'long' }

const ORDER = [
  'location',
  'idNumber',
  'idPhoto',
  'invoiceNumber',
  'invoicePhoto',
  'imei1',
  'imei1Photo',
  'nearbyStore',
  'flight',
  'flightNumber',
  'boardingPassPhoto',
] as const

/**
 * [5#11]–[5#20]. Flight fields are required if the phone came by plane, else dropped.
 * @param hasPhoto for photos uploaded now or before
 */
export function readAppeal(
  typed: Typed,
  hasPhoto: (name: PhotoName) => boolean,
): { ok: true; entered: Entered } | { ok: false; problems: AppealProblem[] } {
  const hasFlight = typed.flight === 'yes'
  const location = readLocation(typed.location ?? '')
  const imei = parseImei(typed.imei1 ?? '')
  const text = (name: TextName) => typedText(typed[name]).replace(/\s+/g, ' ')
  // Reviewers compare with lists in the digits 0–9.
  const number = (name: Exclude<TextName, 'nearbyStore'>) => toAsciiDigits(text(name))
  const needed: TextName[] = ['idNumber', 'invoiceNumber', ...(hasFlight ? ['flightNumber' as const] : [])]
  const problems: AppealProblem[] = [
    ...(location ? [] : [{ field: 'location', why: 'wrong' } as const]),
    ...(imei.ok ? [] : [{ field: 'imei1', why: 'wrong' } as const]),
    ...(hasFlight || typed.flight === 'no' ? [] : [{ field: 'flight', why: 'missing' } as const]),
    ...needed
      .filter((field) => text(field) === '')
      .map((field) => ({ field: field as Exclude<TextName, 'nearbyStore'>, why: 'missing' as const })),
    ...(['nearbyStore', ...needed] as const)
      .filter((field) => text(field).length > LONGEST[field])
      .map((field) => ({ field, why: 'long' as const })),
    ...PHOTOS.filter((name) => (hasFlight || name !== 'boardingPassPhoto') && !hasPhoto(name)).map(
      (field) => ({ field, why: 'missing' as const }),
    ),
  ]
  if (!location || !imei.ok || problems.length > 0) return { ok: false, problems: inOrder(problems) }
  const store = text('nearbyStore')
  return {
    ok: true,
    entered: {
      ...location,
      idNumber: number('idNumber'),
      invoiceNumber: number('invoiceNumber'),
      imei1: imei.imei,
      ...(store && { nearbyStore: store }),
      ...(hasFlight && { flightNumber: number('flightNumber') }),
    },
  }
}

function inOrder(problems: AppealProblem[]): AppealProblem[] {
  return problems.toSorted((one, other) => ORDER.indexOf(one.field) - ORDER.indexOf(other.field))
}
