import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildConfig } from 'payload'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cmsConfig } from '../../cms-config'
import { OFFLINE_SETTINGS } from '../../settings'
import { bundledKinds } from '../fields'
import { problemText } from '../problem'
import { readBundle } from './read-bundle'

const kinds = bundledKinds(await buildConfig(cmsConfig({ ...OFFLINE_SETTINGS, logLevel: 'error' })))
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carelane-bundle-'))
})
afterEach(() => rm(folder, { recursive: true }))

const META =
  'cover: a-phone\ntype: tips\ncategory: tvs\nslug: a-tip\nallCountries: true\n_status: published\n'
const ENGLISH = '---\ntitle: A tip\nsummary: In short.\n---\n\nThe text.\n'

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return (await readBundle(folder, kinds)).problems.map(problemText)
}

const tip = (files: Record<string, string>) => {
  const whole = { 'meta.yaml': META, 'en.md': ENGLISH, ...files }
  return Object.fromEntries(Object.entries(whole).map(([name, text]) => [`news/a-tip/${name}`, text]))
}

test('a whole document has no problem, nor has a draft that lacks what is required', async () => {
  expect(await problemsOf(tip({ 'fr.md': '---\ntitle: Une astuce\n---\n' }))).toEqual([])
  expect(await problemsOf({ 'faqs/a-draft/meta.yaml': '_status: draft\n' })).toEqual([])
})

test.each([
  [
    'a value that is none of the choices',
    { 'meta.yaml': META.replace('tvs', 'radios') },
    /^news\/a-tip\/meta\.yaml:3 category: /,
  ],
  [
    'a field that is missing',
    { 'meta.yaml': META.replace('cover: a-phone\n', '') },
    /^news\/a-tip\/meta\.yaml:1 cover: /,
  ],
  [
    'a field that there is not',
    { 'meta.yaml': `${META}colour: red\n` },
    /^news\/a-tip\/meta\.yaml:7 colour: /,
  ],
  [
    'a text in the file of all languages',
    { 'meta.yaml': `${META}title: A tip\n` },
    /^news\/a-tip\/meta\.yaml:7 title: /,
  ],
  [
    'a text that is too long',
    { 'fr.md': `---\nsummary: a\ntitle: ${'a'.repeat(161)}\n---\n` },
    /^news\/a-tip\/fr\.md:3 title: /,
  ],
  [
    'an English text that is missing',
    { 'en.md': '---\ntitle: A tip\n---\n\nThe text.\n' },
    /^news\/a-tip\/en\.md:2 summary: /,
  ],
  [
    'a mistake in Markdown',
    { 'en.md': `${ENGLISH}\n:::note\nWhat?\n:::\n` },
    /^news\/a-tip\/en\.md:8 body: There is no “:::note”/,
  ],
  ['YAML that is none', { 'meta.yaml': `${META}a: "b\n` }, /^news\/a-tip\/meta\.yaml:\d+: /],
  ['a file that nothing reads', { 'xx.md': 'Text' }, /^news\/a-tip\/xx\.md:1: Nothing reads it/],
  [
    'a day that is none',
    { 'meta.yaml': `${META}publishedAt: tomorrow\n` },
    /^news\/a-tip\/meta\.yaml:7 publishedAt: Write a date/,
  ],
])('%s is told with its file, line and field', async (_, files, expected) => {
  const problems = await problemsOf(tip(files))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(expected)
})

test('a language has a text for each row, and a text of YAML names the line within it', async () => {
  const meta =
    'page: home\nallCountries: true\nsections:\n  - blockType: text\n  - blockType: live\n    shows: tips\n'
  const problems = await problemsOf({
    'landing-pages/home/meta.yaml': meta,
    'landing-pages/home/en.yaml':
      'title: Home\nsections:\n  - body: |\n      One.\n\n      :::note\n      Two.\n      :::\n  - title: Tips\n',
    'landing-pages/home/fr.yaml': 'title: Accueil\nsections:\n  - title: Astuces\n',
  })
  expect(problems).toEqual([
    expect.stringMatching(/^landing-pages\/home\/en\.yaml:6 sections\.0\.body: There is no “:::note”/),
    'landing-pages/home/fr.yaml:3 sections: meta.yaml has 2 rows, and here are 1.',
  ])
})

test('what is missing whole is told too', async () => {
  expect(await problemsOf({ 'brands/aster/en.yaml': '{}', 'animals/cat/meta.yaml': '{}' })).toEqual([
    'brands/aster/meta.yaml:1: It is missing.',
    'animals:1: There is no such collection.',
  ])
})
