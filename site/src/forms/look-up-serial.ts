import { parseSerial, type Result } from '@carelane/after-sales'
import { z } from 'zod'
import { failed } from './failures'
import type { Finding } from './finding'
import { holdBack } from './guard/hold-back'
import type { SiteSection } from './site-section'
import { readSent } from './read-sent'
import { serialProblem } from './serial-problem'
import type { LookupState } from './state'

const fields = z.object({ serial: z.string().max(20_000) })

interface SerialLookup<Answer> {
  tool: string
  length: number
  ask: (serialNumber: string, place: SiteSection) => Promise<Result<Answer>>
  find: (answer: Answer, serialNumber: string, place: SiteSection) => Finding
}

export async function lookUpSerial<Answer>(
  form: FormData,
  { tool, length, ask, find }: SerialLookup<Answer>,
): Promise<LookupState<Finding>> {
  const { sent: typed, place } = await readSent(fields, form)
  const read = parseSerial(typed.serial, { least: length, most: length })
  if (!read.ok) {
    return { status: 'invalid', typed, problems: { serial: serialProblem(read, length, place) } }
  }
  const { serial: serialNumber } = read
  const held = await holdBack({ tool, subjects: { serialNumber }, form, typed, place })
  if (held) return held
  const answer = await ask(serialNumber, place)
  if (!answer.ok) return failed(answer.failure, typed, place)
  return { status: 'answered', typed, found: find(answer.data, serialNumber, place) }
}
