import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCountry, addPicture, ALL } from '../support/content'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let payload: Payload
let outbox: Outbox
let picture: number
let ng: number
let ke: number

beforeAll(async () => {
  cms = await startCms('country_publications')
  payload = cms.payload
  picture = await addPicture(payload)
  ng = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  ke = await addCountry(payload, 'ke', ['en'], 'Kenya')
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(() => outbox.take())

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

async function addAd(countries: number[]) {
  const { id } = await payload.create({
    collection: 'ads',
    data: {
      title: 'Spring offer',
      pictureNarrow: picture,
      slot: 'top',
      area: ['1', '2'],
      priority: 0,
      countries,
      allCountries: countries.length === 0,
    },
  })
  return id
}

async function addMenu(country: number) {
  const { id } = await payload.create({
    collection: 'menus',
    data: {
      country,
      items: [
        { name: 'News', url: 'news' },
        { name: 'Service', children: [{ name: 'Warranty', url: 'warranty-check' }] },
      ],
    },
  })
  return id
}

describe('an advertisement', () => {
  test('names the countries that it leaves and those that it comes to', async () => {
    const id = await addAd([ng])
    expect(await outbox.take()).toEqual([`ads ads:${id} country:ng`])
    await payload.update({ collection: 'ads', id, data: { countries: [ke] } })
    expect(await outbox.take()).toEqual([`ads ads:${id} country:ke country:ng`])
    await payload.delete({ collection: 'ads', id })
    expect(await outbox.take()).toEqual([`ads ads:${id} country:ke`])
  })

  test('names no country when it is for all', async () => {
    const id = await addAd([])
    expect(await outbox.take()).toEqual([`ads ads:${id}`])
  })

  test('names its country when only where it shows changes', async () => {
    const id = await addAd([ng])
    await outbox.take()
    await payload.update({ collection: 'ads', id, data: { area: ['2'] } })
    expect(await outbox.take()).toEqual([`ads ads:${id} country:ng`])
  })
})

describe('a menu', () => {
  let id: number
  beforeAll(async () => {
    id = await addMenu(ng)
  })

  test('names both countries when it moves', async () => {
    await payload.update({ collection: 'menus', id, data: { country: ke } })
    expect(await outbox.take()).toEqual([`menus menus:${id} country:ke country:ng`])
  })

  test('is published when a row of its second level changes in one language', async () => {
    const menu = await payload.findByID({ collection: 'menus', id, locale: 'fr', fallbackLocale: false })
    const items = menu.items.map((item) => ({
      ...item,
      name: 'Élément',
      children: item.children?.map((child) => ({ ...child, name: 'Garantie' })),
    }))
    await outbox.take()
    await payload.update({ collection: 'menus', id, locale: 'fr', data: { items } })
    expect(await outbox.take()).toEqual([expect.stringContaining(`menus:${id}`)])
  })
})

describe('a country and a picture', () => {
  test('are published when they are renamed in one language', async () => {
    await payload.update({ collection: 'countries', id: ng, locale: 'fr', data: { name: 'Nigéria' } })
    expect(await outbox.take()).toEqual([`countries countries:${ng} country:ng`])
    await payload.update({ collection: 'media', id: picture, locale: 'fr', data: { alt: 'Un champ' } })
    expect(await outbox.take()).toEqual([`media media:${picture}`])
  })

  test('are published when a version from before is restored', async () => {
    await payload.update({ collection: 'countries', id: ke, data: { currency: 'KES' } })
    await outbox.take()
    const { docs } = await payload.findVersions({
      collection: 'countries',
      where: { parent: { equals: ke } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'countries', id: String(docs[0]?.id) })
    expect(await outbox.take()).toEqual([`countries countries:${ke} country:ke`])
  })

  test('are published in every language at once', async () => {
    const alt = { en: 'A field', fr: 'Un champ', ar: 'حقل' } as never
    await payload.update({ collection: 'media', id: picture, locale: ALL, data: { alt } })
    expect(await outbox.take()).toEqual([`media media:${picture}`])
  })
})
