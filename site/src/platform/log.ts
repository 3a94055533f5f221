import { readEnvironment } from '@carelane/config'
import pino, { type Logger } from 'pino'

let log: Logger | undefined

/** For events outside of requests. */
export function ownLog(): Logger {
  return (log ??= pino({ level: readEnvironment(['LOG_LEVEL']).LOG_LEVEL }))
}
