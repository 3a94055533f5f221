import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOutbox } from '../../test/support/outbox'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { prepareLedger } from '../seed/ledger'
import { withSeedLock } from '../seed/seed'
import { exportContent } from './export-content'
import { importContent } from './import-content'
import { bundledKinds } from './fields'
import { BundleRefused, problemText } from './problem'
import { markdownToState } from './rich-text/markdown'
import { mapReferences } from './rich-text/references'

const ALL = 'all' as never

let staging: TestCms
let production: TestCms
let work: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'carelane-round-trip-'))
  staging = await startCms('bundle_staging')
  production = await startCms('bundle_production')
  for (const cms of [staging, production]) await withSeedLock(cms.settings.connectionString, prepareLedger)
  await fill(staging)
}, 120_000)

afterAll(async () => {
  await staging.stop()
  await production.stop()
  await rm(work, { recursive: true })
})

function onClient<Result>(cms: TestCms, run: (client: Client) => Promise<Result>): Promise<Result> {
  return withSeedLock(cms.settings.connectionString, run)
}

function exported(cms: TestCms, name: string, only: { country?: string; collection?: string } = {}) {
  const folder = join(work, name)
  const { mediaDirectory } = cms.settings
  return onClient(cms, async (client) => {
    const counts = await exportContent({ payload: cms.payload, client, mediaDirectory, folder, ...only })
    return { folder, counts: Object.fromEntries(counts) }
  })
}

function imported(cms: TestCms, folder: string, dryRun = false) {
  const { mediaDirectory } = cms.settings
  return onClient(cms, (client) =>
    importContent({ payload: cms.payload, client, mediaDirectory, folder, dryRun }),
  )
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(
    async (file) => [file.slice(folder.length + 1), await readFile(file, 'base64')] as const,
  )
  return Object.fromEntries((await Promise.all(read)).sort())
}

async function countRows(cms: TestCms) {
  return onClient(cms, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of rows.filter((row) => !row.name.startsWith('payload_'))) {
      const counted = await client.query<{ count: number }>(`SELECT count(*)::int FROM "${name}"`)
      counts[name] = counted.rows[0]?.count ?? 0
    }
    return counts
  })
}

async function fill({ payload }: TestCms): Promise<void> {
  const body = bundledKinds(payload.config)
    .find(({ slug }) => slug === 'news')!
    .fields.find(({ name }) => name === 'body')!
  const text = (markdown: string) =>
    mapReferences(body, markdownToState(body, markdown), (kind, name) => ids[`${kind} ${String(name)}`])
  const add = async (collection: 'news', name: string, data: object, more: object = {}) => {
    const made = await payload.create({ collection, locale: ALL, data: data as never, ...more })
    ids[`${collection} ${name}`] = made.id
    return made.id
  }
  const into = (collection: string) => collection as 'news'
  const picture = await sharp({ create: { width: 700, height: 300, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()
  await add(into('brands'), 'aster', { name: 'Aster', slug: 'aster' })
  const country = {
    abbreviation: 'NG',
    source: 'H5_OfficialWebsite_NG',
    timeZone: 'Africa/Lagos',
    currency: 'NGN',
  }
  await add(into('countries'), 'ng', {
    ...country,
    shortName: 'ng',
    name: { en: 'Nigeria', fr: 'Nigéria' },
    token: 'a secret',
    languages: ['en', 'fr'],
    hotline: { en: text('[+234 1](tel:+2341)\n\n9 to 5') },
    deliveryCities: [{ name: { en: 'Lagos' } }, { name: { en: 'Kano', fr: 'Kano' } }],
    features: { searchIcon: false, cookieBanner: true },
  })
  await add(into('countries'), 'ke', {
    ...country,
    abbreviation: 'KE',
    source: 'H5_OfficialWebsite_KE',
    shortName: 'ke',
    name: { en: 'Kenya' },
    languages: ['en'],
  })
  const file = { name: 'A Phone.jpg', data: picture, mimetype: 'image/jpeg', size: picture.length }
  await add(into('media'), 'a-phone', { alt: { en: 'A phone', ar: 'هاتف' }, allCountries: true }, { file })
  const article = (slug: string, more: object = {}) => ({
    slug,
    type: 'tips',
    category: 'tvs',
    title: { en: slug, fr: `${slug} en français` },
    summary: { en: 'In short: "so"\nand so' },
    body: { en: text('The *text*.') },
    cover: ids['media a-phone'],
    publishedAt: '2026-01-02T03:04:05.000Z',
    allCountries: true,
    _status: 'published',
    ...more,
  })
  await add('news', 'first', article('first', { brands: [ids['brands aster']], products: ['tvs'] }))
  await add('news', 'second', {
    ...article('second', {
      allCountries: false,
      countries: [ids['countries ng']],
      related: [ids['news first']],
    }),
    seo: { title: { en: 'Second' } },
    body: {
      en: text(
        [
          '## One\n\nStars \\* and [a link](/news/).\n\n- a\n- **b**',
          ':::steps\n# Open\n\nPull.\n\n::picture{name="a-phone"}\n:::',
          ':::table{caption="Times" headerRow=true}\n["Part","Days"]\n["Screen","3"]\n:::',
          '::video{provider="vimeo" videoId="123456789" title="How" poster="a-phone"}',
          '::related-article{article="first"}',
          '::call-to-action{label="Check" url="warranty-check"}',
          '::picture{name="a-phone" caption="Seen from the side"}',
        ].join('\n\n'),
      ),
      fr: text('Le texte.'),
    },
  })
  const related = [ids['news second']] as number[]
  await payload.update({ collection: 'news', id: ids['news first']!, data: { related } })
  await payload.update({
    collection: 'news',
    id: ids['news first']!,
    draft: true,
    data: { title: 'First, to be', shortAnswer: 'Soon.', _status: 'draft' },
  })
  await add('news', 'draft', { title: { en: 'Only begun' } }, { draft: true })
  await payload.update({
    collection: 'news',
    id: ids['news draft']!,
    draft: true,
    data: { summary: 'Some more' },
  })
  await add('news', 'trashed', article('thrown-away'))
  await payload.update({
    collection: 'news',
    id: ids['news trashed']!,
    data: { deletedAt: new Date().toISOString() },
  })
  await add(into('menus'), 'ng', {
    country: ids['countries ng'],
    items: [
      {
        name: { en: 'Service', fr: 'Services' },
        children: [
          { name: { en: 'First' }, url: String(ids['news first']), icon: 'tip' },
          { name: { en: 'News' }, url: 'news' },
        ],
      },
      { name: { en: 'Shop' }, url: 'https://example.com/' },
    ],
  })
  const shown = { allCountries: true, _status: 'published' }
  await add(into('ads'), 'ad', {
    title: { en: 'An offer' },
    pictureNarrow: ids['media a-phone'],
    url: String(ids['news second']),
    slot: 'bottom',
    area: ['2'],
    blockLink: ['news'],
    from: '2026-01-01T00:00:00.000Z',
    to: '2027-01-01T00:00:00.000Z',
    allCountries: true,
  })
  await add(into('faqs'), 'one', {
    question: { en: 'Why?' },
    answer: { en: text('So.') },
    topic: 'repair',
    ...shown,
  })
  await add(into('faqs'), 'two', {
    question: { en: 'Why not?', ar: 'لم لا؟' },
    shortAnswer: { en: 'No: "never".', ar: 'لا.' },
    answer: { en: text('So too.') },
    topic: 'repair',
    related: [ids['faqs one']],
    relatedArticles: [ids['news first']],
    ...shown,
  })
  await add(into('landing-pages'), 'home', {
    page: 'home',
    title: { en: 'Home', fr: 'Accueil' },
    shortAnswer: { en: 'You are home.' },
    sections: [
      {
        blockType: 'hero',
        title: { en: 'Welcome', fr: 'Bienvenue' },
        picture: ids['media a-phone'],
        actions: [{ label: { en: 'Go' }, url: 'news' }],
      },
      { blockType: 'text', body: { en: text('One.'), fr: text('Un.') } },
      {
        blockType: 'cards',
        items: [{ title: { en: 'A' }, url: String(ids['news first']), icon: 'tip' }, { title: { en: 'B' } }],
      },
      { blockType: 'live', shows: 'tips' },
    ],
    ...shown,
  })
  const wording = (day: string) => ({
    effectiveFrom: day,
    summary: { en: `From ${day}` },
    body: { en: text('## Period\n\n12 months.'), fr: text('## Durée\n\n12 mois.') },
  })
  await add(into('policies'), 'policy', {
    title: { en: 'Aster phones' },
    shortAnswer: { en: '12 months.', fr: '12 mois.' },
    brand: ids['brands aster'],
    product: 'mobile-phone',
    versions: [wording('2025-01-01'), wording('2026-01-01')],
    ...shown,
  })
  await add(into('legal-pages'), 'terms', {
    kind: 'terms',
    title: { en: 'Terms' },
    shortAnswer: { en: 'Kindness is all.' },
    body: { en: text('Be kind.') },
    effectiveFrom: '2026-01-01',
    ...shown,
  })
  await add(into('seo-entries'), 'seo', {
    path: '/',
    title: { en: 'Home' },
    description: { en: 'It is home.' },
    ...shown,
  })
  await add(into('quick-links'), 'link', {
    name: { en: 'First' },
    url: String(ids['news first']),
    keywords: { en: 'a, b' },
    ...shown,
  })
  await add(into('recalls'), 'battery', {
    severity: 'free-repair',
    title: { en: 'Batteries', fr: 'Batteries' },
    fault: { en: 'They drain.', fr: 'Elles se vident.' },
    advice: { en: 'Come.', fr: 'Venez.' },
    models: 'Aster Nova 5\nAster Nova 6',
    numbers: '35012345*\n350123460000000 – 350123469999999',
    startsOn: '2026-01-01',
    endsOn: '2027-01-01',
    ...shown,
  })
  await add(into('fault-finders'), 'charging', {
    slug: 'will-not-charge',
    product: 'mobile-phones',
    title: { en: 'It does not charge', fr: 'Il ne charge pas' },
    intro: { en: 'Two minutes.', fr: 'Deux minutes.' },
    steps: [
      {
        key: 'dusty',
        kind: 'question',
        text: { en: 'Is there dust?', fr: 'De la poussière ?' },
        help: { en: 'Look into it.' },
        answers: [
          { text: { en: 'Yes', fr: 'Oui' }, next: 'clean' },
          { text: { en: 'No', fr: 'Non' }, next: 'repair' },
        ],
      },
      {
        key: 'clean',
        kind: 'outcome',
        outcome: 'page',
        article: ids['news first'],
        text: { en: 'Clean it' },
      },
      { key: 'repair', kind: 'outcome', outcome: 'cost', fault: 'charging-port', text: { en: 'Repair it' } },
    ],
    ...shown,
  })
  await add(into('redirects'), 'redirect', { from: '/ng/old/', to: '/ng/news/', permanent: false })
  await add(into('intents'), 'where', {
    name: 'Where it is',
    answer: 'pages',
    articles: [ids['news first']],
    policies: [ids['policies policy']],
    tool: 'serviceCenters',
    phrases: { en: 'where are you\nis there a shop: near me?', fr: 'vous êtes où' },
  })
  await payload.updateGlobal({
    slug: 'site-settings',
    locale: ALL,
    data: { companyAddress: { en: 'One Street\nLagos', fr: 'Rue Un' }, copyrightYear: 2031 } as never,
  })
}

describe('content goes from one installation to another', () => {
  test('everything that the admin holds comes out of the second as it came out of the first', async () => {
    const { folder, counts } = await exported(staging, 'staging')
    expect(counts).toEqual({
      brands: 1,
      countries: 2,
      media: 1,
      news: 4,
      menus: 1,
      ads: 1,
      faqs: 2,
      'landing-pages': 1,
      policies: 1,
      'legal-pages': 1,
      'seo-entries': 1,
      'quick-links': 1,
      recalls: 1,
      'fault-finders': 1,
      redirects: 1,
      intents: 1,
      'site-settings': 1,
    })
    expect(await readFile(join(folder, 'policies/aster-mobile-phone/fr.yaml'), 'utf8')).toContain(
      'shortAnswer: 12 mois.\n',
    )
    const changes = await imported(production, folder)
    expect(changes.filter(({ isNew }) => isNew)).toHaveLength(21)
    const again = await exported(production, 'production')
    const [before, after] = [await filesOf(folder), await filesOf(again.folder)]
    const inTrash = 'news/thrown-away/meta.yaml'
    expect(Object.keys(after)).toEqual(Object.keys(before))
    expect(Object.keys(before).filter((file) => file !== inTrash && before[file] !== after[file])).toEqual([])
    const text = (files: Record<string, string>) =>
      Buffer.from(files[inTrash] ?? '', 'base64')
        .toString()
        .replace(/deletedAt: .*/, 'deletedAt: some day')
    expect(text(after)).toBe(text(before))
    expect(text(after)).toContain('deletedAt')
    expect(JSON.stringify(before)).not.toContain(Buffer.from('a secret').toString('base64'))
  })

  test('drafts arrive as drafts, and what was published as published', async () => {
    const { docs } = await production.payload.find({ collection: 'news', sort: 'slug', pagination: false })
    expect(docs.map(({ title, _status }) => [title, _status])).toContainEqual(['first', 'published'])
    expect(docs.map(({ title, _status }) => [title, _status])).toContainEqual(['Only begun', 'draft'])
    expect(docs.map(({ title }) => title)).not.toContain('thrown-away')
    const drafts = await production.payload.find({
      collection: 'news',
      draft: true,
      where: { slug: { equals: 'first' } },
    })
    expect(drafts.docs).toMatchObject([{ title: 'First, to be', shortAnswer: 'Soon.', _status: 'draft' }])
  })

  test('two articles that name each other do so there', async () => {
    const { docs } = await production.payload.find({ collection: 'news', depth: 1, pagination: false })
    const relatedOf = (slug: string) =>
      docs
        .find((doc) => doc.slug === slug)
        ?.related?.map((each) => (typeof each === 'object' ? each.slug : each))
    expect([relatedOf('first'), relatedOf('second')]).toEqual([['second'], ['first']])
  })

  test('a picture arrives with its files, and is another one no more', async () => {
    const { docs } = await production.payload.find({ collection: 'media' })
    const files = await readdir(production.settings.mediaDirectory)
    expect(files).toContain(docs[0]?.filename)
    expect(docs[0]?.sizes?.w640?.filename && files.includes(docs[0].sizes.w640.filename)).toBe(true)
  })

  test('a second time it changes nothing, and publishes nothing', async () => {
    const outbox = await openOutbox(production.settings.connectionString)
    await outbox.take()
    const before = await countRows(production)
    expect(await imported(production, join(work, 'staging'))).toEqual([])
    expect(await countRows(production)).toEqual(before)
    expect(await outbox.take()).toEqual([])
    await outbox.close()
  })
})

describe('a translator’s change', () => {
  const french = () => join(work, 'staging/news/second/fr.md')

  test('is told field by field by a dry run, which changes nothing', async () => {
    const source = await readFile(french(), 'utf8')
    await writeFile(french(), source.replace('Le texte.', 'Le **nouveau** texte.'))
    const before = await countRows(production)
    const changes = await imported(production, join(work, 'staging'), true)
    expect(changes).toEqual([
      {
        kind: 'news',
        name: 'second',
        isNew: false,
        fields: [{ field: 'fr.body', before: 'Le texte.', after: 'Le **nouveau** texte.' }],
      },
    ])
    expect(await countRows(production)).toEqual(before)
  })

  test('is brought to the document that is there, is published once, and leaves its ids', async () => {
    const find = async () => {
      const where = { slug: { equals: 'second' } }
      const { docs } = await production.payload.find({ collection: 'news', locale: ALL, where, depth: 0 })
      return docs[0] as unknown as { id: number; body: Record<string, unknown> }
    }
    const before = await find()
    const outbox = await openOutbox(production.settings.connectionString)
    await outbox.take()
    await imported(production, join(work, 'staging'))
    const after = await find()
    expect(after.id).toBe(before.id)
    expect(after.body.en).toEqual(before.body.en)
    expect(JSON.stringify(after.body.fr)).toContain('nouveau')
    expect(await outbox.take()).toEqual([expect.stringContaining(`news news:${after.id}`)])
    await outbox.close()
    expect(await imported(production, join(work, 'staging'))).toEqual([])
  })
})

describe('where administrators need approval, too', () => {
  const policy = () => join(work, 'staging/policies/aster-mobile-phone/fr.yaml')
  const needs = (administratorsToo: boolean) =>
    production.payload.updateGlobal({ slug: 'approval-settings', data: { administratorsToo } })
  const find = async (draft: boolean) => {
    const { docs } = await production.payload.find({ collection: 'policies', locale: 'fr', draft, depth: 0 })
    return docs[0]
  }

  test('what needs it arrives as a draft, once, and what is public stays', async () => {
    const source = await readFile(policy(), 'utf8')
    await writeFile(policy(), source.replace('12 mois.', '24 mois.'))
    await needs(true)
    expect(await imported(production, join(work, 'staging'))).toMatchObject([
      { kind: 'policies', name: 'aster-mobile-phone' },
    ])
    expect(await find(false)).toMatchObject({ shortAnswer: '12 mois.', _status: 'published' })
    expect(await find(true)).toMatchObject({ shortAnswer: '24 mois.', _status: 'draft' })
    expect(await imported(production, join(work, 'staging'))).toEqual([])

    await production.payload.delete({ collection: 'policies', id: (await find(true))?.id ?? 0 })
    const anew = await imported(production, join(work, 'staging'))
    expect(anew.filter(({ isNew }) => isNew)).toMatchObject([{ kind: 'policies' }])
    expect(await find(false)).toMatchObject({ shortAnswer: '24 mois.', _status: 'draft' })
    expect(await imported(production, join(work, 'staging'))).toEqual([])

    await needs(false)
    await writeFile(policy(), source)
    await imported(production, join(work, 'staging'))
    expect(await find(false)).toMatchObject({ shortAnswer: '12 mois.', _status: 'published' })
  })
})

describe('of a bundle with a mistake nothing is brought', () => {
  async function problemsOf(file: string, change: (source: string) => string): Promise<string[]> {
    const path = join(work, 'staging', file)
    const source = await readFile(path, 'utf8')
    const before = await countRows(production)
    await writeFile(path, change(source))
    await writeFile(join(work, 'staging/brands/aster/meta.yaml'), 'name: Other\nslug: aster\norder: 100\n')
    const refused = await imported(production, join(work, 'staging')).catch((error: unknown) => error)
    await writeFile(path, source)
    expect(await countRows(production)).toEqual(before)
    const { docs } = await production.payload.find({ collection: 'brands' })
    expect(docs.map(({ name }) => name)).toEqual(['Aster'])
    if (!(refused instanceof BundleRefused)) throw refused
    return refused.problems.map(problemText)
  }

  test('one of a file', async () => {
    expect(
      await problemsOf('redirects/ng-old/meta.yaml', (source) =>
        source.replace('permanent: false', 'permanent: perhaps'),
      ),
    ).toEqual([expect.stringMatching(/^redirects\/ng-old\/meta\.yaml:3 permanent: /)])
  })

  test('a name that nothing has', async () => {
    expect(
      await problemsOf('menus/ng/meta.yaml', (source) => source.replace('article:first', 'article:firts')),
    ).toEqual([
      expect.stringMatching(
        /^menus\/ng\/meta\.yaml:4 items\.0\.children\.0\.url: “firts” is not in the bundle/,
      ),
    ])
  })

  test('one that the collection refuses, in the words of the admin', async () => {
    expect(
      await problemsOf('redirects/ng-old/meta.yaml', (source) =>
        source.replace('to: /ng/news/', 'to: /ng/old/'),
      ),
    ).toEqual([
      expect.stringMatching(/^redirects\/ng-old\/meta\.yaml:2 to: Other redirects lead from there back/),
    ])
  })
})

describe('a part of the content', () => {
  test('of a country: what it shows of its own, with the pictures', async () => {
    const { counts } = await exported(staging, 'nigeria', { country: 'ng' })
    expect(counts).toEqual({ countries: 1, menus: 1, news: 1, media: 1 })
  })

  test('of a collection', async () => {
    const { counts } = await exported(staging, 'questions', { collection: 'faqs' })
    expect(counts).toEqual({ faqs: 2 })
  })
})
