import { z } from 'zod'
import type { PaidAction } from '@/abuse/actions'
import { readSent } from '../read-sent'
import { redirectFromAction } from '../redirect-from-action'
import { sentText } from '../sent-text'
import type { SiteSection } from '../site-section'
import type { LookupState } from '../state'
import { throttle } from '../throttle'
import { type OwnNumber, readOwnNumber } from './read-own-number'

interface Opened {
  /** Of the field of the number. */
  name: string
  letters: 'PU' | 'VC'
  action: PaidAction
  remember: (own: OwnNumber) => Promise<void>
  path: (section: SiteSection) => string
}

/** Keeps number and digits out of the address. */
export async function openByOwnNumber(form: FormData, opened: Opened): Promise<LookupState<string>> {
  const { name, letters, action, remember, path } = opened
  const fields = z.object({ [name]: sentText, lastDigits: sentText })
  const { sent: typed, section } = await readSent(fields, form)
  const read = readOwnNumber(
    { number: typed[name] ?? '', lastDigits: typed.lastDigits ?? '', letters },
    section,
  )
  if (!read.ok) {
    const { number, lastDigits } = read.problems
    return {
      status: 'invalid',
      typed,
      problems: { ...(number && { [name]: number }), ...(lastDigits && { lastDigits }) },
    }
  }
  const numbers = { orderNumber: read.own.number }
  const throttled = await throttle({ action, numbers, form, typed, section })
  if (throttled) return throttled
  await remember(read.own)
  return { status: 'answered', typed, found: await redirectFromAction(path(section)) }
}
