import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DRIVER_BUNDLE_PATH, FILES_PATH } from '@/links/download-href'
import { API_ROUTES } from '@/routing/api-routes'
import { OWN_CALLS } from './answer-api'
import { SCRIPT_ROUTES } from './scripts/script-routes'

const FOLDER = path.resolve(import.meta.dirname, '../src/app/api')
const DOWNLOADS = [DRIVER_BUNDLE_PATH, `${FILES_PATH}*/`]

test('the table has a row for each path below /api/ that is answered, with its methods, and no other', () => {
  const byNext = globSync('**/route.ts', { cwd: FOLDER }).map((file) => {
    const methods = exportedMethods(readFileSync(path.join(FOLDER, file), 'utf8'))
    return [`/api/${path.dirname(file)}/`, methods] as const
  })
  const byScripts = Object.entries(SCRIPT_ROUTES).map(
    ([path, methods]) => [path, Object.keys(methods)] as const,
  )
  const own = Object.entries(OWN_CALLS).map(([path, { method }]) => [path, [method]] as const)
  const downloads = DOWNLOADS.map((path) => [path, ['GET']] as const)
  const answered = [...byNext, ...byScripts, ...own, ...downloads]
  const paths = answered.map(([path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(sorted(Object.fromEntries(answered))).toEqual(
    sorted(Object.fromEntries(Object.entries(API_ROUTES).map(([path, { methods }]) => [path, methods]))),
  )
})

function exportedMethods(source: string): string[] {
  return [...source.matchAll(/export (?:(?:async )?function|const) ([A-Z]+)\b|\bas ([A-Z]+)\b/g)].map(
    ([, own, renamed]) => own ?? renamed ?? '',
  )
}

function sorted(methods: Record<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(methods).map(([path, each]) => [path, [...each].sort()]))
}
