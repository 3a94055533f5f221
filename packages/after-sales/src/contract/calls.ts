import type { z } from 'zod'
import type { Call } from './call'
import { assistantGate, shortUrl, surveyList } from './shell-calls'
import { warrantyInfo } from './warranty'

/** Every call of the live after-sales API. The client, the contract test and the documents are made from it. */
export const CALLS = { warrantyInfo, shortUrl, assistantGate, surveyList } as const satisfies Record<
  string,
  Call
>

export type CallName = keyof typeof CALLS
export type CallRequest<Name extends CallName> = z.input<(typeof CALLS)[Name]['request']>
export type CallResponse<Name extends CallName> = z.output<(typeof CALLS)[Name]['response']>
