import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Call } from '../contract/call'
import { CALLS, type CallName } from '../contract/calls'
import { problemsOf } from '../client/problems'

/** A string such as `$drivers.drivers[0].fileId` refers to the answer of an earlier call. */
export const checkInputs = z.partialRecord(
  z.enum(Object.keys(CALLS) as [CallName, ...CallName[]]),
  z.record(z.string(), z.unknown()),
)

export type CheckInputs = z.output<typeof checkInputs>

export type Answers = Map<string, unknown>

export type Prepared = { ok: true; values: Record<string, unknown> } | { ok: false; reason: string }

const DAY_MS = 86_400_000

export function prepared(name: CallName, inputs: CheckInputs, answers: Answers): Prepared {
  const call: Call = CALLS[name]
  const given = Object.entries(inputs[name] ?? {}).map(([field, value]) => [field, resolved(value, answers)])
  const unresolved = given.find(([, value]) => value === MISSING)
  if (unresolved)
    return { ok: false, reason: `no earlier answer has what its ${String(unresolved[0])} refers to` }
  const values: Record<string, unknown> = { ...generalValues(), ...Object.fromEntries(given) }
  const read = call.request.safeParse(values)
  if (read.success) return { ok: true, values }
  const missing = read.error.issues.flatMap(({ path: [field] }) =>
    field !== undefined && !(field in values) ? [String(field)] : [],
  )
  if (missing.length > 0) return { ok: false, reason: `the inputs have no ${missing.join(', ')}` }
  return { ok: false, reason: problemsOf(read.error, ['inputs']).join('; ') }
}

function generalValues(): Record<string, unknown> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
  return {
    mcc: '621',
    language: 'en',
    requestKey: randomUUID(),
    from: day(1),
    to: day(7),
    file: new File([SMALLEST_PNG], 'check.png', { type: 'image/png' }),
  }
}

const MISSING = Symbol('missing')

function resolved(value: unknown, answers: Answers): unknown {
  if (typeof value !== 'string' || !value.startsWith('$')) return value
  const [name = '', ...path] = value
    .slice(1)
    .split(/[.[\]]+/)
    .filter(Boolean)
  const found = path.reduce<unknown>((inside, key) => memberOf(inside, key), answers.get(name))
  return found ?? MISSING
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

const SMALLEST_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
