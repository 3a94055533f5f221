import { devices } from './0001-devices'

/** In the order in which they are applied. A migration that was released is never edited. */
export const MIGRATIONS = [{ name: '0001-devices', sql: devices }] as const
