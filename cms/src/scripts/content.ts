import { EnvironmentError } from '@carelane/config'
import { isCountryCode } from '@carelane/countries'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BasePayload, buildConfig, type Payload } from 'payload'
import { type Client } from 'pg'
import { exportContent } from '../bundle/export-content'
import { type DocumentChange, importContent } from '../bundle/import-content'
import { BundleRefused, problemText } from '../bundle/problem'
import { cmsConfig } from '../cms-config'
import { prepareLedger } from '../seed/ledger'
import { withSeedLock } from '../seed/seed'
import { readSettings } from '../settings'

const USAGE = `content export --to <folder> [--country ng] [--collection news]
content import <folder> [--dry-run]`

const SHOWN = 120

// 1: the bundle or the call is wrong; 2: anything else.
try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  if (error instanceof BundleRefused) {
    for (const problem of error.problems) console.error(problemText(problem))
    console.error(`${error.problems.length} problems. Nothing has changed.`)
    process.exit(1)
  }
  if (error instanceof EnvironmentError || (error instanceof TypeError && 'code' in error)) {
    console.error(`${error.message}\n${USAGE}`)
    process.exit(1)
  }
  console.error(error)
  process.exit(2)
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      country: { type: 'string' },
      collection: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command, folder, ...more] = positionals
  if (command === 'export' && values.to && folder === undefined) {
    const { to, country, collection } = values
    if (country !== undefined && !isCountryCode(country)) throw usageError(`“${country}” is no country.`)
    return withContent(async (payload, client, mediaDirectory) => {
      const counts = await exportContent({
        payload,
        client,
        mediaDirectory,
        folder: resolve(to),
        country,
        collection,
      })
      for (const [kind, count] of counts) console.log(`${kind}: ${count}`)
      console.log(`Exported to ${resolve(to)}`)
    })
  }
  if (command === 'import' && folder !== undefined && more.length === 0 && !values.to) {
    const dryRun = values['dry-run']
    return withContent(async (payload, client, mediaDirectory) => {
      const changes = await importContent({
        payload,
        client,
        mediaDirectory,
        folder: resolve(folder),
        dryRun,
      })
      for (const change of changes) report(change)
      const what = `${changes.length} documents`
      console.log(dryRun ? `${what} would change.` : `${what} changed.`)
    })
  }
  throw usageError('Say what to do.')
}

function usageError(message: string): TypeError {
  return Object.assign(new TypeError(message), { code: 'WRONG_CALL' })
}

async function withContent(
  work: (payload: Payload, client: Client, mediaDirectory: string) => Promise<void>,
) {
  const settings = readSettings()
  const config = buildConfig(cmsConfig({ ...settings, logLevel: 'fatal' }))
  const payload = await new BasePayload().init({ config, disableOnInit: true })
  await withSeedLock(settings.connectionString, async (client) => {
    await prepareLedger(client)
    await work(payload, client, settings.mediaDirectory)
  })
}

function report({ kind, name, isNew, fields }: DocumentChange): void {
  console.log(`${isNew ? 'new' : 'changed'} ${kind}/${name}`)
  for (const { field, before, after } of isNew ? [] : fields) {
    console.log(`  ${field}: ${shown(before)} → ${shown(after)}`)
  }
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
