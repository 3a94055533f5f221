import * as migration_20261124_120000_baseline from './20261124_120000_baseline'
import * as migration_20261125_200000_password_attempts from './20261125_200000_password_attempts'

export const migrations = [
  {
    up: migration_20261124_120000_baseline.up,
    down: migration_20261124_120000_baseline.down,
    name: '20261124_120000_baseline',
  },
  {
    up: migration_20261125_200000_password_attempts.up,
    down: migration_20261125_200000_password_attempts.down,
    name: '20261125_200000_password_attempts',
  },
]
