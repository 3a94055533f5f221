import * as migration_20261121_044751_content from './20261121_044751_content'
import * as migration_20261121_050000_publications from './20261121_050000_publications'

export const migrations = [
  {
    up: migration_20261121_044751_content.up,
    down: migration_20261121_044751_content.down,
    name: '20261121_044751_content',
  },
  {
    up: migration_20261121_050000_publications.up,
    down: migration_20261121_050000_publications.down,
    name: '20261121_050000_publications',
  },
]
