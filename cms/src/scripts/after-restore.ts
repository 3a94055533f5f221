import { BasePayload, buildConfig } from 'payload'
import { Client } from 'pg'
import { z } from 'zod'
import { checkFiles } from '../collections/media/check-files'
import { cmsConfig } from '../cms-config'
import { publishEverything } from '../publications/publish-everything'
import { readSettings } from '../settings'

const SHOWN = 20
const recovery = z.tuple([z.object({ recovering: z.boolean() })])

const settings = readSettings()
const client = new Client({ connectionString: settings.connectionString })
await client.connect()
const { rows } = await client.query('SELECT pg_is_in_recovery() AS recovering')
const [{ recovering }] = recovery.parse(rows)
if (recovering) {
  console.error('PostgreSQL is still on its way to the moment. Try again once its log says that it is ready.')
  process.exit(1)
}
const config = buildConfig(cmsConfig({ ...settings, logLevel: 'fatal' }))
const payload = await new BasePayload().init({ config, disableOnInit: true })
const { pictures, missing } = await checkFiles(payload, settings.mediaDirectory)
await publishEverything(client)
await client.end()
console.log(`${pictures} pictures; all caches are told to ask for every page anew.`)
for (const name of missing.slice(0, SHOWN)) console.error(`missing: ${name}`)
if (missing.length > 0) console.error(`${missing.length} files of pictures are missing.`)
process.exit(missing.length > 0 ? 1 : 0)
