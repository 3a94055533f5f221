import * as migration_20261124_120000_baseline from './20261124_120000_baseline'

export const migrations = [
  {
    up: migration_20261124_120000_baseline.up,
    down: migration_20261124_120000_baseline.down,
    name: '20261124_120000_baseline',
  },
]
