import type { ClientOptions } from '../client/client'
import type { Call } from '../contract/call'
import { CALL_NAMES, CALLS, type CallName } from '../contract/calls'
import { tryCall } from './try-call'
import { unknownStates } from './unknown-states'
import { prepared, type Answers, type CheckInputs } from './inputs'

export interface CheckOptions {
  host: ClientOptions
  inputs: CheckInputs
  write: boolean
  token?: string
}

export type Finding = { name: CallName; call: Call } & (
  | { verdict: 'meets'; durationMs: number; notes: readonly string[] }
  | { verdict: 'differs'; durationMs: number; problems: readonly string[] }
  | { verdict: 'not asked'; reason: string }
)

export async function* checkHost(options: CheckOptions): AsyncGenerator<Finding> {
  const answers: Answers = new Map()
  for (const name of CALL_NAMES) yield await finding(name, options, answers)
}

async function finding(name: CallName, options: CheckOptions, answers: Answers): Promise<Finding> {
  const call: Call = CALLS[name]
  const { host, inputs, write, token } = options
  const notAsked = (reason: string): Finding => ({ name, call, verdict: 'not asked', reason })
  if (call.extension && host.without?.includes(call.extension))
    return notAsked(`AFTER_SALES_WITHOUT says that the host lacks ${call.extension}`)
  if (call.effect === 'write' && !write) return notAsked('it writes: ask with --write')
  if (call.authorization === 'required' && !token) return notAsked('it needs a visitor: ask with --token')
  const input = prepared(name, inputs, answers)
  if (!input.ok) return notAsked(input.reason)
  const started = performance.now()
  const asked = await tryCall(host, call, input.values, token)
  const durationMs = Math.round(performance.now() - started)
  if (!asked.ok) return { name, call, verdict: 'differs', durationMs, problems: asked.problems }
  answers.set(name, asked.data)
  const notes = call.response ? unknownStates(call.response, asked.data) : []
  return { name, call, verdict: 'meets', durationMs, notes }
}
