import type { SUBJECTS } from './limits'

/** What a look-up is about: what a visitor typed, as it was read. */
export type Subjects = Partial<Record<keyof typeof SUBJECTS, string>>

/** An IMEI begins with the number of its model (TAC). */
const TAC_LENGTH = 8

const COUNTED = {
  imei: (imei) => imei.slice(0, TAC_LENGTH),
  phone: (phone) => phone,
  orderNumber: (number) => number.slice(0, -3),
  serialNumber: (serial) => serial.slice(0, -4),
} satisfies Record<keyof typeof SUBJECTS, (value: string) => string>

/** The part of each subject that numbers beside it share: who tries them one after another is counted as one. */
export function countedParts(subjects: Subjects): [keyof typeof SUBJECTS, string][] {
  return Object.entries(subjects).map(([kind, value]) => {
    const name = kind as keyof typeof SUBJECTS
    return [name, COUNTED[name](value)]
  })
}
