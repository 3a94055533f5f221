import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { environmentSchema } from '../../packages/config/src/index'
import { problemsOf, resources, type Resources } from './set-up'

const FOLDER = new URL('./', import.meta.url)

const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const listed = (parse(read('kustomization.yaml')) as { resources: string[] }).resources

const texts = listed.map(read)

/** The base with one thing changed. */
function baseWith(from: string | RegExp = '', to = ''): Resources {
  const changed = texts.map((text) => text.replaceAll(from, to))
  if (from !== '') expect(changed).not.toEqual(texts)
  return resources.parse(
    changed.flatMap((text) => parseAllDocuments(text).map((each) => each.toJS() as unknown)),
  )
}

test('the base lists each of its files, and has nothing against it', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  expect(listed.toSorted()).toEqual(files.toSorted())
  expect(problemsOf(baseWith())).toEqual([])
})

test('every variable that it sets is one of the product', () => {
  const set = texts.flatMap((text) =>
    [...text.matchAll(/name: ([A-Z][A-Z_]+)\b/g)].map(([, name]) => name ?? ''),
  )
  expect(set.filter((name) => name !== 'POD_IP' && !(name in environmentSchema.shape))).toEqual([])
})

test.each([
  [
    'two migrations at once',
    /parallelism: 1/g,
    'parallelism: 2',
    '2 migrations would run at once, and one has to',
  ],
  [
    'no migration',
    /dist\/scripts\/migrate\.mjs/g,
    'dist/x.mjs',
    '0 migrations would run at once, and one has to',
  ],
  [
    'several cms',
    /replicas: 1/g,
    'replicas: 2',
    'carelane-cms has several replicas, and its pictures are on one disk',
  ],
  ['a public port', /type: ClusterIP/g, 'type: LoadBalancer', 'carelane-cms has a public port'],
  ['no limits', /limits:/g, 'other:', 'carelane-site, site: no limit of memory'],
  ['no secret', /secretRef/g, 'other', 'carelane-migrate, migrate: no secret'],
  ['root', /runAsNonRoot: true/g, 'runAsNonRoot: false', 'carelane-cms may run as root'],
  ['capabilities', /drop: \[ALL\]/g, 'drop: []', 'carelane-site, site: rights that it does not need'],
  ['no probe', /readinessProbe/g, 'other', 'carelane-site, site: nobody asks whether it is well'],
  [
    'a secret in the open',
    /name: CMS_METRICS_PORT/g,
    'name: SESSION_SECRET',
    'carelane-cms, cms: SESSION_SECRET stands in the open',
  ],
])('%s is refused', (_, from, to, problem) => {
  expect(problemsOf(baseWith(from, to))).toContain(problem)
})
