import { EnvironmentError } from '@carelane/config'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { readSettings } from '../settings'
import { seed } from './seed'
import { DEMO_CONTENT } from './demo-content'
import { seedAccounts } from './seed-accounts'

const USAGE = 'npm run seed -- [--accounts <file>]'

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(explained(error))
  process.exit(1)
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { accounts: { type: 'string' } } })
  const settings = readSettings()
  const { connectionString, mediaDirectory } = settings
  const began = performance.now()
  let starting: Promise<Payload> | undefined
  const payload = () => (starting ??= startPayload({ ...settings, logLevel: 'error' }))
  const report = (line: string) => console.log(line)
  await seed({ connectionString, payload, bundle: DEMO_CONTENT, mediaDirectory, now: new Date(), report })
  if (values.accounts) {
    await seedAccounts({ connectionString, payload, file: resolve(values.accounts), report })
  }
  report(`Seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

// Loading Payload takes two seconds.
async function startPayload(settings: ReturnType<typeof readSettings>): Promise<Payload> {
  const { BasePayload, buildConfig } = await import('payload')
  const { cmsConfig } = await import('../cms-config')
  return new BasePayload().init({ config: buildConfig(cmsConfig(settings)), disableOnInit: true })
}

function explained(error: unknown): unknown {
  if (error instanceof EnvironmentError) return error.message
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n${USAGE}`
  return error
}
