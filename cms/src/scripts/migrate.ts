import { EnvironmentError } from '@carelane/config'
import { migrate } from '../migrator/migrate'
import { readSettings } from '../settings'

try {
  const done = await migrate(readSettings())
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
