import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ASSUMPTIONS } from './assumptions'

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDER = 'site/server/next-internals/'

const PRIVATE =
  /__next|__NEXT_|TURBOPACK|\$R[A-Z]\b|\b_rsc\b|x-nextjs-|next-router-|next-action|headers\.rsc|__prerender_bypass|next\/dist\/|prerender-manifest|required-server-files|_valueTracker|__react(?:Props|Fiber|Container)/

test('nothing outside this folder knows a private format of Next or React', () => {
  const files = execFileSync('git', ['ls-files', 'site', 'cms', 'packages'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:ts|tsx|mjs|js)$/.test(file) &&
        !/\.(?:test|spec)\.tsx?$|\/test\/|^packages\/test-kit\//.test(file),
    )
    .filter((file) => !file.startsWith(FOLDER) && !/importMap\.js$/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    readFileSync(resolve(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (PRIVATE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('what is forbidden elsewhere is found here', () => {
  const here = ['inline-scripts.ts', 'rsc-requests.ts', 'built-config.mjs', 'draft-cookie.ts']
  for (const file of here) expect(readFileSync(resolve(ROOT, FOLDER, file), 'utf8')).toMatch(PRIVATE)
})

test('each assumption has its row in the README, and each row its assumption', () => {
  const readme = readFileSync(resolve(ROOT, FOLDER, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(ASSUMPTIONS.toSorted())
})
