import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { SITE_FOLDER } from './built-site'

export function sandboxKeys(): Record<string, string> {
  const file = resolve(SITE_FOLDER, '../packages/after-sales-sandbox/src/throw-away-keys.json')
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}
