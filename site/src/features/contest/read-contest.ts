import { toAsciiDigits } from '@carelane/after-sales/digits'
import { z } from 'zod'
import { readPhone, type PhoneProblem } from '@/forms/phone-number'
import type { Typed } from '@/forms/state'
import { typedText } from '@/forms/typed-text'
import type { ContestContent } from './contest-content'
import { LONGEST } from './contest-fields'

type Entered = Pick<ContestContent, 'boughtOn' | 'shop' | 'name' | 'phone' | 'note'>

export type ContestProblem =
  | { field: 'boughtOn'; why: 'missing' | 'future' }
  | { field: 'shop' | 'name'; why: 'missing' }
  | { field: keyof typeof LONGEST; why: 'long' }
  | { field: 'region' | 'phone'; why: PhoneProblem }

/** @param today `YYYY-MM-DD`, where the visitor is */
export function readContest(
  typed: Typed,
  today: string,
): { ok: true; entered: Entered } | { ok: false; problems: ContestProblem[] } {
  const text = (name: keyof typeof LONGEST) => typedText(typed[name])
  const day = z.iso.date().safeParse(toAsciiDigits(typedText(typed.boughtOn)))
  const phone = readPhone(typed.phone ?? '', typed.region ?? '')
  const problems: ContestProblem[] = [
    ...(day.success ? [] : [{ field: 'boughtOn', why: 'missing' } as const]),
    ...(day.success && day.data > today ? [{ field: 'boughtOn', why: 'future' } as const] : []),
    ...(['shop', 'name'] as const)
      .filter((field) => text(field) === '')
      .map((field) => ({ field, why: 'missing' as const })),
    ...(['shop', 'name', 'note'] as const)
      .filter((field) => text(field).length > LONGEST[field])
      .map((field) => ({ field, why: 'long' as const })),
    ...(phone.ok ? [] : [phoneProblem(phone)]),
  ]
  if (!day.success || !phone.ok || problems.length > 0) return { ok: false, problems }
  const note = text('note')
  return {
    ok: true,
    entered: {
      boughtOn: day.data,
      shop: text('shop'),
      name: text('name'),
      phone: phone.phone,
      ...(note && { note }),
    },
  }
}

function phoneProblem(why: PhoneProblem): ContestProblem {
  return { field: why.reason === 'phoneNoCode' ? 'region' : 'phone', why }
}
