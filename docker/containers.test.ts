import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema, readEnvironment, type VariableName } from '../packages/config/src/index'

interface Service {
  build?: { target: string; args?: Record<string, string> }
  image?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  profiles?: string[]
  ports?: string[]
  command?: string[]
}

const COMPOSE = new URL('../docker-compose.yml', import.meta.url).pathname
const DOCKERFILE = readFileSync(new URL('./Dockerfile', import.meta.url), 'utf8')
const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}

test('docker-compose.yml follows the published schema', () => {
  const linter = new DCLinter({ rules: {}, exclude: [], quiet: true, debug: false })
  const [result] = linter.lintFiles([COMPOSE], false)
  expect(result?.messages.filter(({ rule }) => rule.startsWith('invalid'))).toEqual([])
})

test('the schema check says what is wrong', () => {
  const linter = new DCLinter({ rules: {}, exclude: [], quiet: true, debug: false })
  const broken = new URL('./broken-compose.fixture.yml', import.meta.url).pathname
  expect(linter.lintFiles([broken], false)[0]?.messages.map(({ rule }) => rule)).toContain('invalid-schema')
})

test('the Dockerfile has no faults', () => {
  expect(validate(DOCKERFILE).map(({ message }) => message)).toEqual([])
})

test.each(['cms', 'site', 'sandbox'])(
  'the image of %s runs as an ordinary user and says whether it is well',
  (part) => {
    const stage =
      DOCKERFILE.split(/^FROM /m).find((text) => new RegExp(`^\\S+ AS ${part}\\n`).test(text)) ?? ''
    expect(stage).toMatch(/^USER carelane$/m)
    expect(stage).toMatch(/^HEALTHCHECK /m)
    expect(services[part]?.build?.target).toBe(part)
    expect(services[part]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  },
)

test('every container is read-only, without capabilities and reached from this machine alone', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    for (const port of service.ports ?? []) expect(port, name).toMatch(/^127\.0\.0\.1:(\d+):\1$/)
  }
  expect(services.postgres?.ports).toBeUndefined()
})

test('base images can be chosen, and the runtime leaves out what installs packages', () => {
  expect(DOCKERFILE.match(/^FROM \S+/gm)).toEqual([
    'FROM ${NODE_IMAGE}',
    'FROM ${NODE_IMAGE}',
    ...Array.from({ length: 3 }, () => 'FROM runtime'),
  ])
  for (const { image, build } of Object.values(services))
    expect(build ? build.args?.NODE_IMAGE : image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z0-9/]+:[a-z0-9.-]+\}$/)
  const runtime = DOCKERFILE.slice(DOCKERFILE.indexOf(' AS runtime'), DOCKERFILE.indexOf(' AS cms'))
  expect(runtime).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules /m)
})

test('the cms waits until the migration has succeeded, and the site until the cms is well', () => {
  expect(services.cms?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  expect(services.site?.depends_on?.cms?.condition).toBe('service_healthy')
  expect(services.migrate?.depends_on?.postgres?.condition).toBe('service_healthy')
  expect(services.postgres?.image).toBe('${POSTGRES_IMAGE:-postgres:17-bookworm}')
})

/** Of the language model, and of single sign-on. */
const OPTIONAL = [
  ...['AI_API_KEY', 'REPAIR_EVENTS_SECRET', 'SIGN_ON_CLIENT_SECRET'],
  ...['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
]

test('secrets come from the environment, and the sandbox joins only when it is asked for', () => {
  const set = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  for (const [name, value] of set.filter(([name]) => /SECRET|KEY|PASSWORD/.test(name)))
    // Required, or optional without a default.
    expect(value, name).toMatch(OPTIONAL.includes(name) ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?[^}]+\}$/)
  expect(services.sandbox?.profiles).toEqual(['demo'])
  // Accounts whose passwords are in a file.
  const withAccounts = Object.entries(services).filter(([, { command }]) => command?.includes('--accounts'))
  expect(withAccounts.map(([name, { profiles }]) => ({ name, profiles }))).toEqual([
    { name: 'seed', profiles: ['demo'] },
  ])
})

test('each part has an account of the database and a secret of its own', () => {
  const urls = ['cms', 'site', 'sandbox'].map((part) => services[part]?.environment?.DATABASE_URL ?? '')
  expect(urls.map((url) => /^postgres:\/\/(\w+):\$\{(\w+)/.exec(url)?.slice(1))).toEqual([
    ['carelane_cms', 'CMS_DATABASE_PASSWORD'],
    ['carelane_site', 'SITE_DATABASE_PASSWORD'],
    ['carelane_sandbox', 'SANDBOX_DATABASE_PASSWORD'],
  ])
  const sessions = ['cms', 'site'].map((part) => services[part]?.environment?.SESSION_SECRET)
  expect(sessions.map((value) => /^\$\{(\w+)/.exec(value ?? '')?.[1])).toEqual([
    'CMS_SESSION_SECRET',
    'SITE_SESSION_SECRET',
  ])
})

test('the parts reach each other where the addresses of the outside do not lead', () => {
  expect(services.cms?.environment?.SITE_RECEIVERS).toBe('${SITE_RECEIVERS:-http://site:3000}')
  expect(services.site?.environment?.CMS_URL).toBe('http://cms:3001')
  const edge = readFileSync(new URL('./edge/backends.vcl', import.meta.url), 'utf8')
  const prometheus = readFileSync(new URL('./prometheus/prometheus.yml', import.meta.url), 'utf8')
  expect(edge).toMatch(/\.host = "site";\n {2}\.port = "3000";/)
  for (const part of ['site', 'cms']) {
    const port = services[part]?.environment?.[`${part.toUpperCase()}_METRICS_PORT`]
    expect(prometheus).toContain(`'${part}:${port}'`)
  }
})

test('every variable that a container is given is one of the product, or of its PostgreSQL', () => {
  const given = Object.entries(services)
    .filter(([name]) => name !== 'postgres')
    .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
  expect(given.filter((name) => !(name in environmentSchema.shape))).toEqual([])
  const script = readFileSync(new URL('./create-databases.sql', import.meta.url), 'utf8')
  const read = [...script.matchAll(/^\\getenv \w+ (\w+)$/gm)].map(([, name]) => name)
  const own = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS']
  expect(Object.keys(services.postgres?.environment ?? {})).toEqual([...own, ...read])
})

let clone: string

// A copy, because `.env` belongs to the project.
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'carelane-clone-'))
  for (const file of ['docker/make-env', 'packages/after-sales-sandbox/src/throw-away-keys.json']) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
    cpSync(new URL(`../${file}`, import.meta.url), path.join(clone, file))
  }
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

const LIVE = {
  SITE_URL: 'https://service.example',
  INDIA_SITE_URL: 'https://service-in.example',
  RUSSIA_SITE_URL: 'https://service-ru.example',
  CMS_URL: 'https://cms.service.example',
  AFTER_SALES_URL: 'https://api.service.example',
  AFTER_SALES_SIGN_SECRET: 'as agreed',
  AFTER_SALES_AES_KEY: 'sixteen-bytes-ok',
  PAYMENT_CALLBACK_SECRET: 'test-only-test-only-test-only-0123456789',
  LOGIN_URL: 'https://account.example',
  INDIA_LOGIN_URL: 'https://account-in.example',
  LOGIN_CLIENT_ID: 'carelane',
  LOGIN_APP_ID: 'carelane',
}

test('a demo has everything that the parts need, with secrets that differ from those of the next', () => {
  expect(makeEnv()).toMatchObject({ status: 0 })
  const made = written()
  expect(made.COMPOSE_PROFILES).toBe('demo')
  expectEverythingNeeded(made)
  expect(statSync(path.join(clone, '.env')).mode & 0o777).toBe(0o600)
  rmSync(path.join(clone, '.env'))
  makeEnv()
  const next = written()
  const secrets = Object.keys(made).filter((name) =>
    /^(?:POSTGRES|CMS|SITE|SANDBOX|PUBLICATION)_.*(?:PASSWORD|SECRET)$|^SUBMISSION_KEYS$/.test(name),
  )
  expect(secrets).toHaveLength(8)
  const values = secrets.flatMap((name) => [made[name], next[name]])
  expect(new Set(values).size).toBe(16)
  for (const value of values) expect(value?.length).toBeGreaterThanOrEqual(43)
})

test('what is stored stays open: a file .env that is there is not overwritten', () => {
  writeFileSync(path.join(clone, '.env'), 'SITE_URL=https://service.example\n')
  expect(makeEnv()).toMatchObject({ status: 1, stderr: expect.stringContaining('.env is there already') })
  expect(written()).toEqual({ SITE_URL: 'https://service.example' })
})

test('production has no sandbox, and takes from the environment what only its operators know', () => {
  const key = path.join(clone, 'public.pem')
  const pem = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'
  writeFileSync(key, `${pem}\n`)
  expect(makeEnv({ ...LIVE, AFTER_SALES_RSA_PUBLIC_KEY_FILE: key }, '--profile', 'production')).toMatchObject(
    {
      status: 0,
    },
  )
  const made = written()
  expect(made).toMatchObject({ ...LIVE, AFTER_SALES_RSA_PUBLIC_KEY: pem, COMPOSE_PROFILES: 'production' })
  expect(JSON.stringify(made)).not.toContain('sandbox-only')
  expectEverythingNeeded(made)
})

test('production asks for all that is missing at once, and writes nothing', () => {
  const { status, stderr } = makeEnv({ SITE_URL: LIVE.SITE_URL }, '--profile', 'production')
  expect(status).toBe(1)
  for (const name of Object.keys(LIVE).filter((name) => name !== 'SITE_URL'))
    expect(stderr).toContain(`  ${name}: `)
  expect(stderr).not.toContain('  SITE_URL: ')
  expect(() => written()).toThrow('ENOENT')
})

test.each([
  [
    'a quote',
    { ...LIVE, LOGIN_APP_ID: 'a"b', AFTER_SALES_RSA_PUBLIC_KEY_FILE: '/dev/null' },
    'LOGIN_APP_ID must',
  ],
  ['a file without a key', { ...LIVE, AFTER_SALES_RSA_PUBLIC_KEY_FILE: '/dev/null' }, 'is no public key'],
])('%s in what production is given is named, and nothing is written', (_what, given, complaint) => {
  expect(makeEnv(given, '--profile', 'production')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(complaint),
  })
  expect(() => written()).toThrow('ENOENT')
})

function makeEnv(environment: Record<string, string> = {}, ...args: string[]) {
  const { PATH = '' } = process.env
  return spawnSync(path.join(clone, 'docker/make-env'), args, {
    env: { PATH, NODE_ENV: 'test', ...environment },
    input: '',
    encoding: 'utf8',
  })
}

function written(): Record<string, string | undefined> {
  return parseEnv(readFileSync(path.join(clone, '.env'), 'utf8'))
}

/** Variables of compose, filled in and read as the parts read them. */
function expectEverythingNeeded(made: Record<string, string | undefined>): void {
  for (const [name, { environment = {} }] of Object.entries(services)) {
    const filled = Object.entries(environment).map(([variable, value]) => [
      variable,
      String(value).replace(
        /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
        (_all, wanted: string, kind?: string, other?: string) => {
          const given = made[wanted] ?? ''
          expect(kind === '?' && given === '', `${name} needs ${wanted}`).toBe(false)
          return given || (kind === '-' ? (other ?? '') : '')
        },
      ),
    ])
    const given = Object.fromEntries(filled) as Record<string, string>
    const known = Object.keys(given).filter(
      (variable) => variable in environmentSchema.shape && given[variable] !== '',
    )
    expect(() => readEnvironment(known as VariableName[], given)).not.toThrow()
  }
}
