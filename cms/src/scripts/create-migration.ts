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
process.exit(0)
