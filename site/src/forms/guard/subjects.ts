import type { SUBJECTS } from './limits'

export type Subjects = Partial<Record<keyof typeof SUBJECTS, string>>

/** Type allocation code. */
const TAC_LENGTH = 8

const COUNTED = {
  imei: (imei) => imei.slice(0, TAC_LENGTH),
  phone: (phone) => phone,
  orderNumber: (number) => number.slice(0, -3),
  serialNumber: (serial) => serial.slice(0, -4),
} satisfies Record<keyof typeof SUBJECTS, (value: string) => string>

/** Neighbouring numbers share it: trying them in sequence counts as one. */
export function countedParts(subjects: Subjects): [keyof typeof SUBJECTS, string][] {
  return Object.entries(subjects).map(([kind, value]) => {
    const name = kind as keyof typeof SUBJECTS
    return [name, COUNTED[name](value)]
  })
}
