import { readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema } from '../packages/config/src/index'

interface Service {
  build?: { target: string }
  image?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
  cap_drop?: string[]
  profiles?: string[]
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

test('the cms waits until the migration has succeeded, and the site until the cms is well', () => {
  expect(services.cms?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  expect(services.site?.depends_on?.cms?.condition).toBe('service_healthy')
  expect(services.migrate?.depends_on?.postgres?.condition).toBe('service_healthy')
  expect(services.postgres?.image).toMatch(/^postgres:17/)
})

/** Of the language model, and of single sign-on. */
const OPTIONAL = ['AI_API_KEY', 'SIGN_ON_CLIENT_SECRET']

test('secrets come from the environment, and the sandbox joins only when it is asked for', () => {
  const set = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  for (const [name, value] of set.filter(([name]) => /SECRET|KEY|PASSWORD/.test(name)))
    // Required, or optional without a default.
    expect(value, name).toMatch(OPTIONAL.includes(name) ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?[^}]+\}$/)
  expect(services.sandbox?.profiles).toEqual(['demo'])
  expect(JSON.stringify(services)).not.toContain('--accounts')
})

test('every variable that a container is given is one of the product, or of its PostgreSQL', () => {
  const given = Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}))
  const known = [...Object.keys(environmentSchema.shape), 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']
  expect(given.filter((name) => !known.includes(name))).toEqual([])
})
