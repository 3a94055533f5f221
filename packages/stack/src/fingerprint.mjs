// Plain JavaScript: runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const MADE = new Set(['node_modules', '.next', 'dist', '.turbo', '.data', 'test-results', 'next-env.d.ts'])
const NOT_BUILT = /\.(?:test|spec)\.tsx?$|\.tsbuildinfo$|(?<!^content\/.*)\.md$/

/** @param {string[]} places relative to the root */
export function sourceFingerprint(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(place))) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(path.join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  const whole = path.join(ROOT, place)
  if (!existsSync(whole)) return []
  if (statSync(whole).isFile()) return [place]
  const entries = readdirSync(whole, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter(({ name }) => !MADE.has(name) && !NOT_BUILT.test(path.posix.join(place, name)))
    .flatMap(({ name }) => filesIn(path.posix.join(place, name)))
}

export function contentFingerprint() {
  return sourceFingerprint([
    'cms',
    'content',
    'packages/countries',
    'packages/main-api',
    'packages/config',
    'packages/database',
    ...['admin', 'glossary', 'search', 'src'].map((part) => `packages/messages/${part}`),
  ])
}
