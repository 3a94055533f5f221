import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NAMESPACE_OWNERS } from '../site/src/i18n/namespace-owners'
import { borrowedNamespaces, filesThatRead, namespacesIn } from './lib/namespaces'
import { thisRepository } from './lib/repository'

const site = path.resolve(import.meta.dirname, '../site')

test('a file reads the texts of its own folder and the shared ones', () => {
  expect(borrowedNamespaces(thisRepository(), NAMESPACE_OWNERS)).toEqual([])
}, 60_000)

test('each owner is a folder that reads what it owns', () => {
  const repository = thisRepository()
  const files = filesThatRead(repository)
  const reads = new Set(
    files.flatMap((file) =>
      namespacesIn(file, repository.read(file)).map(({ namespace }) => `${file} ${namespace}`),
    ),
  )
  const idle = Object.entries(NAMESPACE_OWNERS)
    .flatMap(([namespace, owner]) =>
      owner === 'shared' ? [] : owner.map((folder) => ({ namespace, folder })),
    )
    .filter(
      ({ namespace, folder }) =>
        !existsSync(path.join(site, folder)) ||
        ![...reads].some((read) => read.startsWith(`site/${folder}/`) && read.endsWith(` ${namespace}`)),
    )
  expect(idle).toEqual([])
}, 60_000)

test('a shared namespace is read by two folders at least', () => {
  const repository = thisRepository()
  const readers = new Map<string, Set<string>>()
  for (const file of filesThatRead(repository)) {
    const folder = /^site\/(?:src\/features\/[^/]+|src\/[^/]+|server)/.exec(file)?.[0] ?? file
    for (const { namespace } of namespacesIn(file, repository.read(file))) {
      readers.set(namespace, (readers.get(namespace) ?? new Set()).add(folder))
    }
  }
  const shared = Object.entries(NAMESPACE_OWNERS).flatMap(([name, owner]) =>
    owner === 'shared' ? [name] : [],
  )
  expect(shared.filter((name) => (readers.get(name)?.size ?? 0) < 2)).toEqual([])
}, 60_000)

const OWNERS = { own: ['src/features/a'], other: ['src/features/b'], common: 'shared' } as const
const BORROWED = /^site\/src\/features\/a\/x\.tsx:1 reads other of src\/features\/b: give this folder a text/
const UNNAMED = /^site\/src\/features\/a\/x\.tsx:1 reads a namespace that it does not name/

test.each([
  [`await getTranslations('own')`, []],
  [`await getTranslations('common')`, []],
  [`translatorOf(region.tag, 'own')`, []],
  [`const { own, common } = getMessages(locale)`, []],
  [`await getTranslations('other.part')`, [BORROWED]],
  [`useTranslations('other')`, [BORROWED]],
  [`translatorOf(region.tag, 'other')('title')`, [BORROWED]],
  [`const { own, other: words } = getMessages(locale)`, [BORROWED]],
  [`const { title } = getMessages(locale).other`, [BORROWED]],
  [`function write(t: NamespacedTranslator<'other'>) {}`, [BORROWED]],
  [`type Words = keyof Messages['other']['states']`, [BORROWED]],
  [
    `await getTranslations('gone')`,
    [/reads gone, which site\/src\/i18n\/namespace-owners\.ts does not have/],
  ],
  [`await getTranslations()`, [UNNAMED]],
  [`await getTranslations({ locale, namespace: 'own' })`, [UNNAMED]],
  [`translatorOf(region.tag, name)`, [UNNAMED]],
  [`const messages = getMessages(locale)`, [UNNAMED]],
  [`const { own, ...others } = getMessages(locale)`, [UNNAMED]],
])('%s', (code, expected) => {
  const files = { paths: ['site/src/features/a/x.tsx', 'site/src/features/a/x.test.tsx'], read: () => code }
  const told = borrowedNamespaces(files, OWNERS)
  expect(told).toHaveLength(expected.length)
  for (const [at, pattern] of expected.entries()) expect(told[at]).toMatch(pattern)
})
