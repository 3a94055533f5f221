import type { z } from 'zod'
import type { Surroundings } from '../surroundings'

/** One call of the service host [7#19]–[7#45], as the sandbox answers it. */
export type SandboxCall = {
  /** By which a fault is switched on for it. */
  name: string
  method: 'GET' | 'POST'
  /** Below `/{brand}`; `:name` is a value. */
  path: `${'Client' | 'Bg'}/${string}`
  /** Where the values of the request stand. */
  values: 'query' | 'form' | 'json'
  /** Values that come interleaved with the digits of the mcc and encrypted with RSA [7#9], [7#10]. */
  concealed: readonly string[]
  isBodyEncrypted: boolean
  isAnswerEncrypted: boolean
  /** [7#25] */
  isSignedByLocation: boolean
  /**
   * The envelope's `data`, or a whole response where the call has no envelope.
   * @throws Refusal
   */
  run: (values: unknown, surroundings: Surroundings, request: Request) => Promise<unknown>
}

type Described<Schema extends z.ZodType> = Pick<SandboxCall, 'name' | 'path'> &
  Partial<Omit<SandboxCall, 'name' | 'path' | 'run'>> & {
    request: Schema
    answer: (values: z.output<Schema>, surroundings: Surroundings, request: Request) => Promise<unknown>
  }

/** A GET with its values in the query, in clear, unless it says otherwise. */
export function sandboxCall<Schema extends z.ZodType>(described: Described<Schema>): SandboxCall {
  const { request: schema, answer, ...call } = described
  return {
    method: 'GET',
    values: 'query',
    concealed: [],
    isBodyEncrypted: false,
    isAnswerEncrypted: false,
    isSignedByLocation: false,
    ...call,
    run: async (values, surroundings, request) => {
      const read = schema.safeParse(values)
      if (!read.success) throw new Refusal(400, 'parameters are not as agreed')
      return answer(read.data, surroundings, request)
    },
  }
}

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
