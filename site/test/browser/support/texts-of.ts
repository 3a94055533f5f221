import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Messages } from '@carelane/messages'

const MESSAGES = resolve(import.meta.dirname, '../../../../packages/messages/messages')

/** Read from its file: the browser tests cannot import JSON. */
export function textsOf<Name extends keyof Messages>(locale: string, name: Name): Messages[Name] {
  return JSON.parse(readFileSync(resolve(MESSAGES, locale, `${name}.json`), 'utf8')) as Messages[Name]
}
