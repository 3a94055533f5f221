import { readEnvironment } from '@carelane/config'
import pino, { type Logger } from 'pino'

let log: Logger | undefined

/** Of what happens at no request of a visitor; made at its first use, since the build has no environment. */
export function ownLog(): Logger {
  return (log ??= pino({ level: readEnvironment(['LOG_LEVEL']).LOG_LEVEL }))
}
