'use server'

import { rememberContest } from '@/forms/contest/remembered-contest'
import { openByOwnNumber } from '@/forms/own-number/open-by-own-number'
import type { LookupState } from '@/forms/state'
import { contestShowPath } from './contest-path'

export async function findContest(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  return await openByOwnNumber(form, {
    name: 'contestNumber',
    letters: 'VC',
    action: 'contest-find',
    remember: ({ number, lastDigits }) =>
      rememberContest({ own: { by: 'number', contestNumber: number, lastDigits } }),
    path: ({ lang }) => contestShowPath(lang),
  })
}
