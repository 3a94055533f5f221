import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getPayload, buildConfig } from 'payload'
import { cmsConfig } from '../cms-config'
import { OFFLINE_SETTINGS } from '../settings'

const migrationName = process.argv[2]
if (!migrationName || !/^[a-z0-9_]{3,40}$/.test(migrationName)) {
  console.error('Name the migration: npm run migration -- add_something')
  process.exit(1)
}

const payload = await getPayload({
  config: buildConfig(cmsConfig(OFFLINE_SETTINGS)),
  disableDBConnect: true,
  disableOnInit: true,
})
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
await importTypesAsTypes()
process.exit(0)

/** Payload imports them as values, which does not compile here. */
async function importTypesAsTypes(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../migrations')
  const written = (await readdir(folder)).filter((file) => file.endsWith(`_${migrationName}.ts`))
  for (const file of written.map((name) => path.join(folder, name))) {
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace('MigrateUpArgs, MigrateDownArgs, sql', 'type MigrateDownArgs, type MigrateUpArgs, sql'),
    )
  }
}
