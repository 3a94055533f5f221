import type { z } from 'zod'
import type { Visitor } from '../account/tokens'
import type { Surroundings } from '../surroundings'

/** One call of the service host [7#19]–[7#45], as the sandbox answers it. */
export type SandboxCall = {
  /** By which a fault is switched on for it. */
  name: string
  method: 'GET' | 'POST'
  /** Below `/{brand}`; `:name` is a value. */
  path: `${'Client' | 'Bg' | 'Feedback'}/${string}`
  /** Where the values of the request stand. */
  values: 'query' | 'form' | 'json' | 'file'
  /** Values that come as headers of the same name. */
  headers: readonly string[]
  /** Values that come interleaved with the digits of the mcc and encrypted with RSA [7#9], [7#10]. */
  concealed: readonly string[]
  isBodyEncrypted: boolean
  isAnswerEncrypted: boolean
  /** [7#25] */
  isSignedByLocation: boolean
  /** Whether the token of a visitor has to come as the Authorization header, or may [6#2]. */
  authorization: 'none' | 'offered' | 'required'
  /** `code` of an answer that succeeded. */
  successCode: number
  /**
   * The envelope's `data`, or a whole response where the call has no envelope.
   * @throws Refusal
   */
  run: (values: unknown, surroundings: Surroundings, sent: Sent) => Promise<unknown>
}

/** What a call comes with beside its values. */
export type Sent = {
  request: Request
  /** Whose token came along and is in force. */
  visitor: Visitor | undefined
}

type Described<Schema extends z.ZodType> = Pick<SandboxCall, 'name' | 'path'> &
  Partial<Omit<SandboxCall, 'name' | 'path' | 'run'>> & {
    request: Schema
    answer: (values: z.output<Schema>, surroundings: Surroundings, sent: Sent) => Promise<unknown>
  }

/** A GET with its values in the query, in clear, unless it says otherwise. */
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

/** The token of a visitor is missing or over. */
export const TOKEN_INVALID = 50_008

/** The service says no: a code in the envelope, with HTTP status 200. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
