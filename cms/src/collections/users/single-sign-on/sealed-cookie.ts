import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { parseCookies } from 'payload'
import { z } from 'zod'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

const LASTS_SECONDS = 600

interface SealedCookieOptions {
  name: string
  secret: string
  isHttps: boolean
}

/** What one step of a log-in leaves to the next, in the browser that takes both. */
export class SealedCookie<Content extends object> {
  readonly #name: string
  readonly #isHttps: boolean
  readonly #key: Buffer
  readonly #schema: z.ZodType<Content>

  constructor({ name, secret, isHttps }: SealedCookieOptions, schema: z.ZodType<Content>) {
    this.#name = `${isHttps ? '__Host-' : ''}${name}`
    this.#isHttps = isHttps
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `cookie ${name}`, 32))
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
    const nonce = randomBytes(NONCE_LENGTH)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce)
    const text = JSON.stringify({ until: Date.now() + LASTS_SECONDS * 1000, content })
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return this.#header(
      Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url'),
      LASTS_SECONDS,
    )
  }

  clear(): string {
    return this.#header('', 0)
  }

  #header(value: string, maxAge: number): string {
    const secure = this.#isHttps ? '; Secure' : ''
    return `${this.#name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
  }

  #open(value: string): unknown {
    const bytes = Buffer.from(value, 'base64url')
    const rest = NONCE_LENGTH + TAG_LENGTH
    if (bytes.length <= rest) return undefined
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_LENGTH)).setAuthTag(
        bytes.subarray(NONCE_LENGTH, rest),
      )
      const opened = Buffer.concat([decipher.update(bytes.subarray(rest)), decipher.final()])
      return JSON.parse(opened.toString('utf8')) as unknown
    } catch {
      // Not ours, or of another secret.
      return undefined
    }
  }
}
