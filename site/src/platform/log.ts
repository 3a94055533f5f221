import { readEnvironment } from '@carelane/config'
import pino, { type Logger } from 'pino'
import { idForLog } from './render-context'

let log: Logger | undefined

export function ownLog(): Logger {
  return (log ??= pino({ level: readEnvironment(['LOG_LEVEL']).LOG_LEVEL, mixin: idForLog }))
}
