import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BasePayload, buildConfig } from 'payload'
import { cmsConfig } from '../cms-config'
import { OFFLINE_SETTINGS } from '../settings'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../migrations')

/** SQL that the migrations lack; needs no database. */
export async function schemaChanges(): Promise<string[]> {
  const config = buildConfig(cmsConfig({ ...OFFLINE_SETTINGS, logLevel: 'error' }))
  const { db } = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true })
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const latest = snapshots.at(-1)
  if (!latest) throw new Error('There is no migration.')
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const after = await generateDrizzleJson(db.schema)
  return generateMigration(JSON.parse(await readFile(join(folder, latest), 'utf8')), after)
}
