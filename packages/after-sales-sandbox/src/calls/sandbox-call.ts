import type { z } from 'zod'
import type { Visitor } from '../account/tokens'
import type { Surroundings } from '../surroundings'

/** [7#19]–[7#45] */
export interface SandboxCall {
  name: string
  method: 'GET' | 'POST'
  /** Below `/{brand}`. */
  path: `${'Client' | 'Bg' | 'Feedback'}/${string}`
  values: 'query' | 'form' | 'json' | 'file'
  headers: readonly string[]
  /** Interleaved with the mcc and RSA-encrypted [7#9], [7#10]. */
  concealed: readonly string[]
  isBodyEncrypted: boolean
  isAnswerEncrypted: boolean
  /** [7#25] */
  isSignedByLocation: boolean
  /** Visitor's token in the Authorization header [6#2]. */
  authorization: 'none' | 'offered' | 'required'
  successCode: number
  /** Returns the envelope's `data`, or a Response without an envelope; throws a Refusal. */
  run: (values: unknown, surroundings: Surroundings, sent: Sent) => Promise<unknown>
}

export interface Sent {
  request: Request
  visitor: Visitor | undefined
}

type Described<Schema extends z.ZodType> = Pick<SandboxCall, 'name' | 'path'> &
  Partial<Omit<SandboxCall, 'name' | 'path' | 'run'>> & {
    request: Schema
    answer: (values: z.output<Schema>, surroundings: Surroundings, sent: Sent) => Promise<unknown>
  }

export function sandboxCall<Schema extends z.ZodType>(described: Described<Schema>): SandboxCall {
  const { request: schema, answer, ...call } = described
  return {
    method: 'GET',
    values: 'query',
    headers: [],
    concealed: [],
    isBodyEncrypted: false,
    isAnswerEncrypted: false,
    isSignedByLocation: false,
    authorization: 'none',
    successCode: 200,
    ...call,
    run: async (values, surroundings, sent) => {
      const read = schema.safeParse(values)
      if (!read.success) throw new Refusal(400, 'parameters are not as agreed')
      return answer(read.data, surroundings, sent)
    },
  }
}

export const TOKEN_INVALID = 50_008

/** A code in the envelope, with HTTP status 200. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
