import { parseSerial, type Result } from '@carelane/after-sales'
import { z } from 'zod'
import { failed } from './failures'
import type { Finding } from './finding'
import { throttle } from './throttle'
import type { SiteSection } from './site-section'
import { readSent } from './read-sent'
import { serialProblem } from './serial-problem'
import type { LookupState } from './state'

const fields = z.object({ serial: z.string().max(20_000) })

interface SerialLookup<Answer, Found extends Finding> {
  action: 'spare-parts-serial' | 'tv-warranty'
  length: number
  ask: (serialNumber: string, section: SiteSection) => Promise<Result<Answer>>
  find: (answer: Answer, serialNumber: string, section: SiteSection) => Found | Promise<Found>
}

export async function lookUpSerial<Answer, Found extends Finding>(
  form: FormData,
  { action, length, ask, find }: SerialLookup<Answer, Found>,
): Promise<LookupState<Found>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = parseSerial(typed.serial, { least: length, most: length })
  if (!read.ok) {
    return { status: 'invalid', typed, problems: { serial: serialProblem(read, length, section) } }
  }
  const { serial: serialNumber } = read
  const throttled = await throttle({ action, numbers: { serialNumber }, form, typed, section })
  if (throttled) return throttled
  const answer = await ask(serialNumber, section)
  if (!answer.ok) return failed(answer.failure, typed, section)
  return { status: 'answered', typed, found: await find(answer.data, serialNumber, section) }
}
