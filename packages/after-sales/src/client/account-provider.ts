import type { z } from 'zod'
import { envelope, SUCCESS_CODE } from '../contract/envelope'
import {
  providerProfile,
  providerTokens,
  type ProviderProfile,
  type ProviderTokens,
} from '../contract/account-provider'
import { failed } from './answer'
import { readBody } from './body'
import { connectionFailure } from './connection-failure'
import { createGuard, DEFAULT_LIMITS } from './guard'
import type { Logger } from './log-failure'
import { problemsOf } from './problems'
import { NAMED_CODES, type Failure, type Result } from './result'
import { outcomeOf, type Told } from './told'

const DEADLINE_MS = 8_000

/** [9#15] */
const CHANNEL = '1'

const PATHS = { token: '/sdk/account/token', profile: '/sdk/account/get-profile' }

export interface AccountProviderOptions {
  loginUrl: string
  clientId: string
  appId: string
  brandId: string
  logger?: Logger
  told?: Told<'token' | 'profile'>
}

export interface SignInQuestion {
  language: string
  callbackUrl: string
  mcc: string | null
  state: string
  /** Base64url SHA-256 of the verifier. */
  codeChallenge: string
}

export interface AccountProvider {
  /** [7#48]–[7#53] */
  signInAddress: (question: SignInQuestion) => string
  exchangeCode: (given: {
    code: string
    codeVerifier: string
    callbackUrl: string
  }) => Promise<Result<ProviderTokens>>
  refresh: (refreshToken: string) => Promise<Result<ProviderTokens>>
  /** [7#46], [7#47] */
  profile: (token: string) => Promise<Result<ProviderProfile>>
}

/** Server only. Create one per process: it holds the breaker. */
export function createAccountProvider({
  loginUrl,
  clientId,
  appId,
  brandId,
  logger,
  told,
}: AccountProviderOptions): AccountProvider {
  const guard = createGuard(DEFAULT_LIMITS, (state) => told?.onBreaker?.('account-provider', state))
  const who = { 'app-id': appId, 'client-id': clientId, accept: 'application/json' }

  const ask = async <Schema extends z.ZodType>(
    name: keyof typeof PATHS,
    schema: Schema,
    init: RequestInit,
  ): Promise<Result<z.output<Schema>>> => {
    const path = PATHS[name]
    const started = performance.now()
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const sent = {
      ...init,
      headers: { ...who, ...init.headers },
      signal: deadline,
      redirect: 'manual',
    } as const
    const attempt = async (): Promise<Result<z.output<Schema>>> => {
      try {
        const response = await fetch(loginUrl + path, sent)
        return readAnswer(schema, response.status, await readBody(response))
      } catch (error) {
        return failed(
          connectionFailure(error, { any: deadline, caller: undefined, deadline, release: () => undefined }),
        )
      }
    }
    const result = await guard.run(0, deadline, attempt)
    told?.onCall?.({ call: name, outcome: outcomeOf(result), seconds: (performance.now() - started) / 1000 })
    if (!result.ok) logFailure(logger, path, result.failure)
    return result
  }

  const askForTokens = (given: object) =>
    ask('token', providerTokens, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })

  return {
    signInAddress: ({ language, callbackUrl, mcc, state, codeChallenge }) => {
      const query = new URLSearchParams({
        language,
        channel: CHANNEL,
        'client-id': clientId,
        callbackUrl,
        brandId,
        ...(mcc !== null && { mcc }),
        state,
        codeChallenge,
      })
      return `${loginUrl}/auth/client?${query}`
    },
    exchangeCode: (given) => askForTokens({ grantType: 'authorization_code', ...given }),
    refresh: (refreshToken) => askForTokens({ grantType: 'refresh_token', refreshToken }),
    profile: (token) => ask('profile', providerProfile, { headers: { authorization: token } }),
  }
}

function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  status: number,
  body: string,
): Result<z.output<Schema>> {
  if (status < 200 || status > 299) {
    const isRetryable = status === 429 || status >= 500
    return failed({ kind: 'http', status, isRetryable, cause: new Error(`HTTP ${status}`) })
  }
  const read = envelope.safeParse(jsonOf(body))
  if (!read.success) return failed(breach(read.error))
  const { code, data } = read.data
  if (code !== SUCCESS_CODE) {
    const codeName = NAMED_CODES[code as keyof typeof NAMED_CODES]
    const cause = new Error(`The provider answered with status ${code}`)
    return failed({ kind: 'envelope', code, ...(codeName && { codeName }), isRetryable: false, cause })
  }
  const result = schema.safeParse(data)
  return result.success ? { ok: true, data: result.data } : failed(breach(result.error))
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Fields, never their values. */
function breach(error: z.ZodError): Failure {
  const problems = problemsOf(error, ['result'])
  const cause = new Error(`The answer is not what the contract says: ${problems.join('; ')}`)
  return { kind: 'invalid', problems, isRetryable: false, cause }
}

/** Never logs tokens and codes. */
function logFailure(logger: Logger | undefined, path: string, { kind, status, code, cause }: Failure): void {
  logger?.warn({ path, kind, status, code, cause: cause.message }, 'The account provider failed')
}
