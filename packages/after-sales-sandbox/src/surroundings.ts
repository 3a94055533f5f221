import type { Pool } from 'pg'
import type { Clock } from './clock/clock'
import type { FaultSwitch } from './faults/fault-switch'
import type { Callbacks } from './provider/callbacks'

/** What the routes work with. */
export type Surroundings = {
  pool: Pool
  clock: Clock
  faults: FaultSwitch
  /** Of the sites that sign in here. */
  callbacks: Callbacks
  /** Stands for `{brand}` in the paths. */
  brand: string
  signSecret: string
  locationSalt: string
  aesKey: string
  decryptRsa: (base64: string) => string | undefined
  /** Signs what the site is told about payments. */
  callbackSecret: string
  /** Whether the server is about to stop. */
  isDraining: () => boolean
}
