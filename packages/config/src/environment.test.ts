import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkEnvironment, EnvironmentError, environmentSchema, readEnvironment } from './environment'

const EXAMPLE = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

test('defaults hold where nothing is set, and an empty value counts as not set', () => {
  expect(
    readEnvironment(['SITE_PORT', 'LOG_LEVEL', 'SERVICE_BRAND'], { SITE_PORT: '', LOG_LEVEL: 'warn' }),
  ).toEqual({
    SITE_PORT: 3000,
    LOG_LEVEL: 'warn',
    SERVICE_BRAND: 'carelane',
  })
})

test('the page cache has room for 1000 pages where nobody says otherwise [7#58]', () => {
  expect(readEnvironment(['PAGE_CACHE_ENTRIES'], {})).toEqual({ PAGE_CACHE_ENTRIES: 1000 })
})

test('an address loses its last slash, so that paths can be put behind it', () => {
  const { SITE_URL } = readEnvironment(['SITE_URL'], { SITE_URL: 'https://service.example/' })
  expect(SITE_URL).toBe('https://service.example')
})

test('roles are a list with commas, and only those that there are', () => {
  const read = (SECOND_FACTOR_ROLES?: string) =>
    readEnvironment(['SECOND_FACTOR_ROLES'], { SECOND_FACTOR_ROLES }).SECOND_FACTOR_ROLES
  expect(read('administrator, country-editor')).toEqual(['administrator', 'country-editor'])
  expect(read()).toEqual([])
  expect(() => read('administrators')).toThrow(/SECOND_FACTOR_ROLES: must be some of administrator, /)
})

test('a provider of log-ins is asked over TLS, or on this machine', () => {
  const read = (SIGN_ON_ISSUER: string) => () => readEnvironment(['SIGN_ON_ISSUER'], { SIGN_ON_ISSUER })
  for (const issuer of ['https://login.example', 'http://localhost:3000/a', 'http://127.0.0.1:80'])
    expect(read(issuer), issuer).not.toThrow()
  for (const issuer of ['http://login.example', 'http://localhost.evil.example', 'ftp://localhost'])
    expect(read(issuer), issuer).toThrow(/SIGN_ON_ISSUER: must be an address/)
})

test('everything that is missing or wrong is said at once, by name and reason, and never with a value', () => {
  const read = () =>
    readEnvironment(['SITE_PORT', 'DATABASE_URL', 'SITE_URL', 'SESSION_SECRET', 'AFTER_SALES_AES_KEY'], {
      SITE_PORT: '70000',
      DATABASE_URL: 'mysql://ann:top-secret@localhost',
      SESSION_SECRET: 'too-short',
      AFTER_SALES_AES_KEY: 'seventeen-bytes-x',
    })
  expect(read).toThrow(EnvironmentError)
  const message = messageOf(read)
  expect(
    message
      .split('\n')
      .map((line) => line.trim())
      .toSorted(),
  ).toEqual([
    'AFTER_SALES_AES_KEY: must be 16, 24 or 32 bytes',
    'DATABASE_URL: must be an address that begins with postgres://',
    'SESSION_SECRET: must have at least 32 characters',
    'SITE_PORT: must be a port number from 1 to 65535',
    'SITE_URL is not set',
    'The environment is not right (see .env.example):',
  ])
  for (const value of ['70000', 'top-secret', 'too-short', 'seventeen']) expect(message).not.toContain(value)
})

test('a look at everything that is set finds what is wrong, and what is missing of what is needed', () => {
  const given = { SITE_PORT: '5000', SITE_URL: 'service.example', PATH: '/bin', CMS_PORT: '' }
  expect(
    messageOf(() => checkEnvironment(['SESSION_SECRET'], given))
      .split('\n')
      .slice(1)
      .toSorted(),
  ).toEqual([
    '  SESSION_SECRET is not set',
    '  SITE_URL: must be an address that begins with http:// or https://',
  ])
  expect(messageOf(() => checkEnvironment([], { SITE_PORT: '5000' }))).toBe('')
})

test('only what a part asks for is looked at', () => {
  expect(readEnvironment(['CMS_PORT'], { SITE_PORT: 'nonsense' })).toEqual({ CMS_PORT: 3001 })
})

test('.env.example explains every variable of the schema and no other', () => {
  const explained = [...EXAMPLE.matchAll(/^#([A-Z][A-Z_]*)=/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
})

test('the values in .env.example are good ones', () => {
  const values = Object.fromEntries(
    [...EXAMPLE.matchAll(/^#([A-Z][A-Z_]*)=(?:"([^"]*)"|(.*))$/gm)].map(([, name, long, short]) => [
      name,
      long ?? short,
    ]),
  )
  expect(environmentSchema.safeParse(values).error).toBeUndefined()
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
