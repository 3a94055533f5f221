import { devices } from './0001-devices'
import { shell } from './0002-shell'
import { serviceCentres } from './0003-service-centres'
import { repairs } from './0004-repairs'
import { parts } from './0005-parts'
import { downloads } from './0006-downloads'
import { placesOnBall } from './0007-places-on-ball'

/** In the order in which they are applied. A migration that was released is never edited. */
export const MIGRATIONS = [
  { name: '0001-devices', sql: devices },
  { name: '0002-shell', sql: shell },
  { name: '0003-service-centres', sql: serviceCentres },
  { name: '0004-repairs', sql: repairs },
  { name: '0005-parts', sql: parts },
  { name: '0006-downloads', sql: downloads },
  { name: '0007-places-on-ball', sql: placesOnBall },
] as const
