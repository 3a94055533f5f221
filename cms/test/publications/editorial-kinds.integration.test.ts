import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCountry, addPicture, paragraph } from '../support/content'
import {
  add,
  addBrand,
  change,
  completeDocument,
  EDITORIAL_KINDS,
  type EditorialKind,
  TITLE_OF,
  wording,
} from '../support/editorial'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let payload: Payload
let outbox: Outbox
let surroundings: { cover: number; brand: number }
let ng: number
let ke: number

beforeAll(async () => {
  cms = await startCms('editorial_kinds')
  payload = cms.payload
  surroundings = { cover: await addPicture(payload), brand: await addBrand(payload) }
  ng = await addCountry(payload, 'ng', ['en', 'fr'], 'Nigeria')
  ke = await addCountry(payload, 'ke', ['en'], 'Kenya')
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(async () => {
  for (const collection of EDITORIAL_KINDS) await payload.delete({ collection, where: {} })
  await outbox.take()
})

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

const published = { _status: 'published' } as const

describe.each(EDITORIAL_KINDS)('%s', (kind) => {
  const title = TITLE_OF[kind]
  const byCountry = kind === 'seo-entries'
  const tags = (id: number, ...codes: string[]) =>
    [kind, `${kind}:${id}`, ...(byCountry ? codes.map((code) => `country:${code}`) : [])].join(' ')
  const create = (more: object) =>
    add(payload, kind, { ...completeDocument(kind, 'Title', surroundings), ...more })
  const write = async (more: object = published) => {
    const id = await create({ allCountries: false, countries: [ng], ...more })
    await outbox.take()
    return id
  }

  test('is published when it is created, for all or for some countries', async () => {
    const everywhere = await create({ allCountries: true, ...published })
    expect(await outbox.take()).toEqual([tags(everywhere)])
    const somewhere = await create({ allCountries: false, countries: [ng, ke], ...published })
    expect(await outbox.take()).toEqual([tags(somewhere, 'ke', 'ng')])
  })

  test('is published when a draft goes live, comes back, and is deleted', async () => {
    const id = await write({ _status: 'draft' })
    await change(payload, kind, id, published)
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
    await change(payload, kind, id, { _status: 'draft' })
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
    await change(payload, kind, id, published)
    await outbox.take()
    await payload.delete({ collection: kind, id })
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
  })

  test('is published when a text, a language or its countries change', async () => {
    const id = await write()
    await change(payload, kind, id, { [title]: 'New' })
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
    await payload.update({ collection: kind, id, locale: 'fr', data: { [title]: 'Nouveau' } as never })
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
    await change(payload, kind, id, { countries: [ke] })
    expect(await outbox.take()).toEqual([tags(id, 'ke', 'ng')])
  })

  test('is not published while a draft of it is written or saves itself', async () => {
    const id = await write()
    for (const autosave of [false, true]) {
      const data = { [title]: 'Not yet', countries: [ke], _status: 'draft' } as never
      await payload.update({ collection: kind, id, draft: true, autosave, data })
    }
    const draft = await create({ _status: 'draft' })
    await payload.delete({ collection: kind, id: draft })
    expect(await outbox.take()).toEqual([])
  })

  test('is published when an old version is restored', async () => {
    const id = await write()
    await change(payload, kind, id, { [title]: 'Second' })
    const { docs } = await payload.findVersions({
      collection: kind,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await outbox.take()
    await payload.restoreVersion({ collection: kind, id: String(docs[0]?.id) })
    expect(await outbox.take()).toEqual([tags(id, 'ng')])
  })
})

describe('what lies below a document reaches the outbox too', () => {
  const live = async (kind: EditorialKind) => {
    const id = await add(payload, kind, { ...completeDocument(kind, 'Title', surroundings), ...published })
    await outbox.take()
    return id
  }

  test('a wording of a policy: added, translated, removed', async () => {
    const id = await live('policies')
    const versions = [wording('2020-01-01', 'One'), wording('2030-01-01', 'Two')]
    const saved = await payload.update({ collection: 'policies', id, data: { versions } as never })
    expect(await outbox.take()).toEqual([`policies policies:${id}`])
    const french = saved.versions.map((each) => ({ ...each, summary: 'Un', body: paragraph('Un') }))
    await payload.update({ collection: 'policies', id, locale: 'fr', data: { versions: french } as never })
    expect(await outbox.take()).toEqual([`policies policies:${id}`])
    await change(payload, 'policies', id, { versions: versions.slice(1) })
    expect(await outbox.take()).toEqual([`policies policies:${id}`])
  })

  test('a section of a landing page: added, moved, translated', async () => {
    const id = await live('landing-pages')
    const sections = [
      { blockType: 'live', shows: 'tips', title: 'Tips' },
      { blockType: 'figures', title: 'Figures', items: [{ value: '5500+', label: 'Centers' }] },
    ]
    const saved = await payload.update({ collection: 'landing-pages', id, data: { sections } as never })
    expect(await outbox.take()).toEqual([`landing-pages landing-pages:${id}`])
    const french = saved.sections?.toReversed().map((section) => ({ ...section, title: 'Titre' }))
    await payload.update({
      collection: 'landing-pages',
      id,
      locale: 'fr',
      data: { sections: french } as never,
    })
    expect(await outbox.take()).toEqual([`landing-pages landing-pages:${id}`])
    const { sections: both } = await payload.findByID({ collection: 'landing-pages', id })
    expect(both?.map(({ title }) => title)).toEqual(['Figures', 'Tips'])
  })

  test('what a question is related to, and the kinds of device it is about', async () => {
    const other = await live('faqs')
    const id = await live('faqs')
    await change(payload, 'faqs', id, { related: [other] })
    expect(await outbox.take()).toEqual([`faqs faqs:${id}`])
    await change(payload, 'faqs', id, { products: ['tvs'] })
    expect(await outbox.take()).toEqual([`faqs faqs:${id}`])
  })

  test('a city of a country', async () => {
    const deliveryCities = [{ name: 'Lagos' }, { name: 'Abuja' }]
    await payload.update({ collection: 'countries', id: ng, data: { deliveryCities } })
    expect(await outbox.take()).toEqual([`countries countries:${ng} country:ng`])
  })
})

describe('what has no drafts is published as it is saved', () => {
  test.each([
    ['brands', { name: 'Kite', slug: 'kite', order: 2 }, { name: 'Kite 2' }],
    ['intents', { name: 'A greeting', answer: 'hello' }, { phrases: 'good morning' }],
    ['redirects', { from: '/ke/old/', to: '/ke/new/' }, { to: '/ke/newer/' }],
  ] as const)('%s', async (kind, data, edit) => {
    const id = await add(payload, kind, data)
    expect(await outbox.take()).toEqual([`${kind} ${kind}:${id}`])
    await change(payload, kind, id, edit)
    expect(await outbox.take()).toEqual([`${kind} ${kind}:${id}`])
    await payload.delete({ collection: kind, id })
    expect(await outbox.take()).toEqual([`${kind} ${kind}:${id}`])
  })

  test('the site settings: the first time, a figure, a language', async () => {
    const settings = { slug: 'site-settings' } as const
    await payload.updateGlobal({ ...settings, data: { companyAddress: 'One Street' } })
    expect(await outbox.take()).toEqual(['site-settings site-settings:1'])
    await payload.updateGlobal({ ...settings, data: { figures: { customers: '501M+' } as never } })
    expect(await outbox.take()).toEqual(['site-settings site-settings:1'])
    await payload.updateGlobal({ ...settings, locale: 'fr', data: { companyAddress: 'Rue Une' } })
    expect(await outbox.take()).toEqual(['site-settings site-settings:1'])
  })
})
