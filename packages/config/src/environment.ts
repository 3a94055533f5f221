import { z } from 'zod'

const PORT = 'must be a port number from 1 to 65535'
const anyPort = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65535, PORT)
const port = (fallback: number) => anyPort.default(fallback)
const optionalPort = anyPort.optional()
const PROCESSES = 'must be a number from 1 to 64'
const SHARE = 'must be a number from 0 to 1'
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})
const postgres = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: 'must be an address that begins with postgres://',
})
const secret = z.string().min(32, 'must have at least 32 characters')
const EDGE = 'must be an address that begins with varnish+, fastly+ or cloudflare+, and http:// or https://'
const TOKEN = /^[\x21-\x7e]+$/
const KEYS = 'must be names with 32 bytes in base64 each, such as k1:…, separated by commas'
const NAMED_KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/

/** Of messages to a telephone. */
export const MESSAGE_CHANNELS = ['sms', 'whatsapp'] as const

const MAIL_FROM = /^[^\s@<>"]{1,64}@[a-z0-9.-]{1,190}$/i

/** Of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const ISSUER = 'must be an address that begins with https://, or is of this machine'

export const EDITOR_ROLES = [
  'administrator',
  'country-editor',
  'marketing',
  'translator',
  'read-only',
] as const

/** As `SITE_RECEIVERS`: processes of the site say themselves where they are. */
export const REGISTERED = 'registered'

/** What of the live after-sales API is no part of the specification, so that a group's service may lack it. */
export const AFTER_SALES_EXTENSIONS = [
  'repair-costs',
  'repair-quotes',
  'repair-reports',
  'repair-enquiries',
  'repair-events',
  'verdict-contests',
  'service-figures',
  'pick-up',
  'centre-availability',
] as const

export type AfterSalesExtension = (typeof AFTER_SALES_EXTENSIONS)[number]

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SITE_PORT: port(3000),
  CMS_PORT: port(3001),
  SANDBOX_PORT: port(3002),
  SITE_PROCESSES: z.coerce.number(PROCESSES).int(PROCESSES).min(1, PROCESSES).max(64, PROCESSES).default(1),
  SITE_METRICS_PORT: optionalPort,
  CMS_METRICS_PORT: optionalPort,
  METRICS_HOST: z
    .string()
    .regex(/^[0-9a-z.:-]+$/i, 'must be an address of this machine, such as 127.0.0.1 or ::')
    .default('127.0.0.1'),
  /** A collector of traces. Unset: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  /** Read by OpenTelemetry's exporter itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(0.05),
  CARELANE_DATA_DIR: z.string().min(1).default('.data'),
  CARELANE_DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{0,32}$/, 'must be lower-case letters, digits and underscores')
    .default(''),
  SITE_URL: origin,
  CMS_URL: origin,
  INDIA_SITE_URL: origin,
  RUSSIA_SITE_URL: origin,
  AFTER_SALES_URL: origin,
  AFTER_SALES_WITHOUT: z
    .string()
    .transform((list) => list.split(',').map((extension) => extension.trim()))
    .pipe(
      z.array(
        z.enum(
          AFTER_SALES_EXTENSIONS,
          `must be some of ${AFTER_SALES_EXTENSIONS.join(', ')}, separated by commas`,
        ),
      ),
    )
    .default([]),
  LOGIN_URL: origin,
  INDIA_LOGIN_URL: origin,
  LOGIN_CLIENT_ID: z.string().min(1),
  LOGIN_APP_ID: z.string().min(1),
  SERVICE_BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9]{1,30}$/, 'must be lower-case letters and digits')
    .default('carelane'),
  BRAND_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b6b66')
    .optional(),
  DATABASE_URL: postgres,
  DATABASE_POOL_URL: postgres.optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis:// or rediss://' })
    .optional(),
  TRUSTED_PROXIES: z.string().default('loopback'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  COUNTRY_DATABASE: z.string().min(1).optional(),
  SECOND_FACTOR_ROLES: z
    .string()
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(EDITOR_ROLES, `must be some of ${EDITOR_ROLES.join(', ')}, separated by commas`)))
    .default([]),
  SIGN_ON_ISSUER: z
    .url({ protocol: /^https?$/, error: ISSUER })
    .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(`${url}/`), ISSUER)
    .optional(),
  SIGN_ON_CLIENT_ID: z.string().min(1).optional(),
  SIGN_ON_CLIENT_SECRET: z.string().min(1).optional(),
  SIGN_ON_NAME: z.string().min(1).max(40).optional(),
  SECURITY_CONTACT: z
    .url({
      protocol: /^(?:mailto|tel|https)$/,
      error: 'must be an address that begins with mailto:, tel: or https:',
    })
    .optional(),
  SITE_RECEIVERS: z
    .union([
      z.literal(REGISTERED),
      z
        .string()
        .transform((list) => list.split(',').map((address) => address.trim()))
        .pipe(z.array(origin)),
    ])
    .optional(),
  SITE_ADDRESS: origin.optional(),
  EDGE_RECEIVERS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.url({ protocol: /^(?:varnish|fastly|cloudflare)\+https?$/, error: EDGE })))
    .default([]),
  FASTLY_TOKEN: z.string().regex(TOKEN).optional(),
  CLOUDFLARE_TOKEN: z.string().regex(TOKEN).optional(),
  REDIRECT_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(?: *, *[a-z0-9.-]+)*$/i, 'must be names of hosts, separated by commas')
    .transform((list) => list.toLowerCase().split(/ *, */))
    .default([]),
  ANALYTICS_SCRIPT: address.optional(),
  ANALYTICS_HOSTS: z
    .string()
    .regex(/^[a-z0-9.*:-]+(?: *, *[a-z0-9.*:-]+)*$/i, 'must be names of hosts, separated by commas')
    .transform((list) => list.toLowerCase().split(/ *, */))
    .default([]),
  MAP_STYLE_URL: address.optional(),
  AFTER_SALES_SIGN_SECRET: z.string().min(1),
  AFTER_SALES_AES_KEY: z
    .string()
    .refine(
      (key) => [16, 24, 32].includes(new TextEncoder().encode(key).length),
      'must be 16, 24 or 32 bytes',
    ),
  AFTER_SALES_RSA_PUBLIC_KEY: z.string().includes('BEGIN PUBLIC KEY'),
  LOCATION_SIGN_SALT: z.string().default(''),
  PAYMENT_CALLBACK_SECRET: secret.optional(),
  REPAIR_EVENTS_SECRET: secret.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().regex(MAIL_FROM, 'must be an address such as repairs@care.example').optional(),
  MESSAGES_URL: address.optional(),
  MESSAGES_TOKEN: z.string().regex(TOKEN, 'must be letters, digits and signs, without blanks').optional(),
  MESSAGE_CHANNELS: z
    .string()
    .transform((list) => list.split(',').map((channel) => channel.trim()))
    .pipe(
      z.array(
        z.enum(MESSAGE_CHANNELS, `must be some of ${MESSAGE_CHANNELS.join(', ')}, separated by commas`),
      ),
    )
    .default([...MESSAGE_CHANNELS]),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(?:mailto|https)$/, error: 'must be an address that begins with mailto: or https:' })
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(
      /^(?:\*\.)?[a-z0-9.-]+(?: *, *(?:\*\.)?[a-z0-9.-]+)*$/i,
      'must be names of hosts, separated by commas',
    )
    .transform((list) => list.toLowerCase().split(/ *, */))
    .default([...PUSH_SERVICES]),
  PUBLICATION_SECRET: secret,
  SESSION_SECRET: secret,
  SUBMISSION_KEYS: z
    .string()
    .transform((list) => list.split(',').map((one) => NAMED_KEY.exec(one.trim())))
    .refine((keys) => keys.every((key) => key !== null), KEYS)
    .transform((keys) => keys.map((key) => ({ id: key?.[1] ?? '', key: key?.[2] ?? '' })))
    .optional(),
  SUBMISSION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  AICC_URL: address.optional(),
  AI_BASE_URL: address.optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  PAGE_CACHE_ENTRIES: z.coerce.number().int().min(1).max(100_000).default(1000),
  PAGE_CACHE_DIR: z.string().min(1).default('off'),
  BACKUP_DIR: z.string().regex(/^\//, 'must be a whole path'),
  BACKUP_KEY: secret.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs, without blanks'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
})

export type Environment = z.output<typeof environmentSchema>
export type VariableName = keyof Environment

/** Names the variables, never their values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Validates everything that is set, so that mistakes show before anything starts.
 * @throws EnvironmentError
 */
export function checkEnvironment(
  required: readonly VariableName[],
  source: Record<string, string | undefined> = process.env,
): void {
  const names = Object.keys(environmentSchema.shape) as VariableName[]
  readEnvironment(
    names.filter((name) => Boolean(source[name]) || required.includes(name)),
    source,
  )
}

/** @throws EnvironmentError */
export function readEnvironment<const Name extends VariableName>(
  names: readonly Name[],
  source: Record<string, string | undefined> = process.env,
): Pick<Environment, Name> {
  const lines: string[] = []
  const entries = names.map((name) => {
    const given = source[name] === '' ? undefined : source[name]
    // One by one: Zod would compile a new schema each time.
    const read = environmentSchema.shape[name].safeParse(given)
    if (!read.success)
      lines.push(given === undefined ? `${name} is not set` : `${name}: ${messageOf(read.error)}`)
    return [name, read.data]
  })
  if (lines.length === 0) return Object.fromEntries(entries) as Pick<Environment, Name>
  throw new EnvironmentError(`The environment is not right (see .env.example):\n  ${lines.join('\n  ')}`)
}

function messageOf({ issues }: z.ZodError): string {
  return issues.map(({ message }) => message).join(', ')
}
