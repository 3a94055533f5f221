import type { Pool } from 'pg'
import type { Clock } from './clock/clock'
import type { FaultSwitch } from './faults/fault-switch'
import type { Callbacks } from './provider/callbacks'

export interface Surroundings {
  pool: Pool
  clock: Clock
  faults: FaultSwitch
  callbacks: Callbacks
  brand: string
  signSecret: string
  locationSalt: string
  aesKey: string
  decryptRsa: (base64: string) => string | undefined
  callbackSecret: string
  eventsSecret: string
  isDraining: () => boolean
}
