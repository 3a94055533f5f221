import { parseCookies } from 'payload'
import { z } from 'zod'
import { seal, unseal } from './seal'

interface SealedCookieOptions {
  name: string
  secret: string
  isHttps: boolean
  lastsSeconds: number
}

/** What one step of a log-in leaves to the next, in the browser that takes both. */
export class SealedCookie<Content extends object> {
  readonly #name: string
  readonly #isHttps: boolean
  readonly #lastsSeconds: number
  readonly #seal: { secret: string; purpose: string }
  readonly #schema: z.ZodType<Content>

  constructor({ name, secret, isHttps, lastsSeconds }: SealedCookieOptions, schema: z.ZodType<Content>) {
    this.#name = `${isHttps ? '__Host-' : ''}${name}`
    this.#isHttps = isHttps
    this.#lastsSeconds = lastsSeconds
    this.#seal = { secret, purpose: `cookie ${name}` }
    this.#schema = schema
  }

  /** Undefined where there is none that is ours and young enough. */
  read(headers: Headers): Content | undefined {
    const opened = this.#open(parseCookies(headers).get(this.#name) ?? '')
    const { until, content } =
      z.object({ until: z.number(), content: z.unknown() }).safeParse(opened).data ?? {}
    return until !== undefined && until > Date.now() ? this.#schema.safeParse(content).data : undefined
  }

  write(content: Content): string {
    const text = JSON.stringify({ until: Date.now() + this.#lastsSeconds * 1000, content })
    return this.#header(seal(text, this.#seal), this.#lastsSeconds)
  }

  clear(): string {
    return this.#header('', 0)
  }

  #header(value: string, maxAge: number): string {
    const secure = this.#isHttps ? '; Secure' : ''
    return `${this.#name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
  }

  #open(value: string): unknown {
    try {
      return JSON.parse(unseal(value, this.#seal)) as unknown
    } catch {
      // Not ours, or of another secret.
      return undefined
    }
  }
}
