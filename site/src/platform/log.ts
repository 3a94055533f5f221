import { readEnvironment } from '@carelane/config'
import pino, { type Logger } from 'pino'

let log: Logger | undefined

/** Outside of requests. */
export function ownLog(): Logger {
  return (log ??= pino({ level: readEnvironment(['LOG_LEVEL']).LOG_LEVEL }))
}
