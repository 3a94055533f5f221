import * as client from 'openid-client'
import { z } from 'zod'
import type { SingleSignOnSettings } from '../../../settings'

/** What this log-in alone knows. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
}

export interface ProvenIdentity {
  issuer: string
  subject: string
  email: string | undefined
}

const TIMEOUT_SECONDS = 5

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
})

/** Asks the provider where it has what, once; after a failure anew. */
export class SignOnProvider {
  readonly #settings: SingleSignOnSettings
  #configuration: Promise<client.Configuration> | undefined

  constructor(settings: SingleSignOnSettings) {
    this.#settings = settings
  }

  async begin(attempt: Attempt): Promise<URL> {
    return client.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#settings.callbackUrl,
      scope: 'openid email',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    })
  }

  /** @throws Error unless the provider answers, and vouches for this attempt */
  async prove(query: string, attempt: Attempt): Promise<ProvenIdentity> {
    const returned = new URL(this.#settings.callbackUrl)
    returned.search = query
    const tokens = await client.authorizationCodeGrant(await this.#discovered(), returned, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    })
    const { iss, sub, email, email_verified } = claimsSchema.parse(tokens.claims())
    return { issuer: iss, subject: sub, email: email_verified === true ? email : undefined }
  }

  async #discovered(): Promise<client.Configuration> {
    this.#configuration ??= this.#discover()
    try {
      return await this.#configuration
    } catch (error) {
      this.#configuration = undefined
      throw error
    }
  }

  #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    const url = new URL(issuer)
    return client.discovery(url, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Signatures of ID tokens, which the library leaves to TLS by default.
        client.enableNonRepudiationChecks,
        // The environment allows it on this machine alone.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
  }
}

export function newAttempt(): Attempt {
  return {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
}
