import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { SealedCookie } from '../../../log-in/sealed-cookie'
import { spendChallenge } from '../../../queries/accounts/passkeys'
import type { Clients } from '../../../settings'

export const CHALLENGE_SECONDS = 300

const logIn = z.object({ challenge: z.string() })

const addition = logIn.extend({ account: z.number(), session: z.string(), userHandle: z.string() })

/** Each is answered once, by the browser that asked for it. */
class Challenges<Content extends { challenge: string }> {
  readonly #name: string
  readonly #schema: z.ZodType<Content>
  readonly #isHttps: boolean

  constructor(name: string, schema: z.ZodType<Content>, { isHttps }: Clients) {
    this.#name = name
    this.#schema = schema
    this.#isHttps = isHttps
  }

  remember(req: PayloadRequest, content: Content): string {
    return this.#cookie(req).write(content)
  }

  /** Undefined where it is over, or was given to another browser. */
  async spend(req: PayloadRequest): Promise<Content | undefined> {
    const content = this.#cookie(req).read(req.headers)
    return content && (await spendChallenge(req.payload.db.pool, content.challenge)) ? content : undefined
  }

  #cookie({ payload }: PayloadRequest): SealedCookie<Content> {
    const options = { secret: payload.config.secret, isHttps: this.#isHttps, lastsSeconds: CHALLENGE_SECONDS }
    return new SealedCookie({ name: this.#name, ...options }, this.#schema)
  }
}

export const logInChallenges = (clients: Clients) => new Challenges('passkey-log-in', logIn, clients)

export const additionChallenges = (clients: Clients) => new Challenges('passkey-addition', addition, clients)
