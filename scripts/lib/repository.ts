import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths are relative to the root. */
export interface Repository {
  readonly paths: readonly string[]
  read(path: string): string
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const GENERATED = new Set(['node_modules', 'dist', '.next', '.git', '.data', '.turbo', 'test-results'])

/** Without installed, built and generated files. */
export function thisRepository(): Repository {
  return { paths: [...filesIn('')], read: (file) => readFileSync(path.join(ROOT, file), 'utf8') }
}

export function isThere(path: string, { paths }: Repository): boolean {
  return paths.some((file) => file === path || file.startsWith(`${path}/`))
}

/** Ends a sentence; empty if no file has this name. */
export function movedTo(path: string, { paths }: Repository): string {
  const name = `/${path.split('/').at(-1)}`
  const alike = paths.filter((file) => file.endsWith(name))
  return alike.length === 0 ? '' : `; is it ${alike.join(' or ')} now?`
}

export function linesOf(path: string, repository: Repository): { line: string; place: string }[] {
  return repository
    .read(path)
    .split('\n')
    .map((line, at) => ({ line, place: `${path}:${at + 1}` }))
}

function* filesIn(folder: string): Iterable<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    if (GENERATED.has(entry.name)) continue
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(place)
    else if (entry.isFile()) yield place
  }
}
