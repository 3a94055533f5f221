import type { Payload } from 'payload'
import type { Client } from 'pg'
import { addArticle } from './content'
import type { Random } from '@carelane/test-kit/random'

export interface Editor {
  payload: Payload
  client: Client
  random: Random
  cover: number
  countries: number[]
}

type Edit = (editor: Editor) => Promise<unknown>

let serial = 0

export const EDITS: Record<string, Edit> = {
  create: ({ payload, cover, random, countries }) => {
    const _status = random.of(['draft', 'published'] as const)
    const titles = { en: text(), fr: text() }
    return addArticle(payload, { titles, slug: text(), cover, _status, countries: [random.of(countries)] })
  },
  publish: withArticle(({ payload }, id) => change(payload, id, { title: text(), _status: 'published' })),
  unpublish: withArticle(({ payload }, id) => change(payload, id, { _status: 'draft' })),
  draft: withArticle(({ payload }, id) =>
    payload.update({ collection: 'news', id, draft: true, data: { title: text() } }),
  ),
  autosave: withArticle(({ payload }, id) =>
    payload.update({
      collection: 'news',
      id,
      draft: true,
      autosave: true,
      data: { title: text(), _status: 'draft' },
    }),
  ),
  translate: withArticle(({ payload }, id) =>
    payload.update({ collection: 'news', id, locale: 'fr', data: { title: text() } }),
  ),
  moveArticle: withArticle(({ payload, random, countries }, id) =>
    change(payload, id, { countries: [random.of(countries)] }),
  ),
  bulk: ({ payload }) =>
    payload.update({ collection: 'news', where: { id: { exists: true } }, data: { summary: text() } }),
  restore: withArticle(async ({ payload, random }, id) => {
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } } })
    if (docs.length > 0) await payload.restoreVersion({ collection: 'news', id: String(random.of(docs).id) })
  }),
  duplicate: withArticle(({ payload }, id) =>
    payload.duplicate({ collection: 'news', id, data: { slug: text() } }),
  ),
  remove: withArticle(({ payload }, id) => payload.delete({ collection: 'news', id })),
  createAd: ({ payload, cover, random, countries }) =>
    payload.create({
      collection: 'ads',
      data: {
        title: text(),
        pictureNarrow: cover,
        slot: 'top',
        area: ['1'],
        priority: 0,
        countries: [random.of(countries)],
      },
    }),
  moveAd: withAd(({ payload, random, countries }, id) =>
    payload.update({
      collection: 'ads',
      id,
      data: { countries: [random.of(countries)], active: random.below(4) > 0 },
    }),
  ),
  removeAd: withAd(({ payload }, id) => payload.delete({ collection: 'ads', id })),
  renameCountry: ({ payload, random, countries }) =>
    payload.update({ collection: 'countries', id: random.of(countries), data: { name: text() } }),
  describePicture: ({ payload, cover }) =>
    payload.update({ collection: 'media', id: cover, locale: 'fr', data: { alt: text() } }),
  rawTitles: ({ client }) =>
    client.query(`UPDATE news_locales SET title = $1 WHERE _locale = 'en'`, [text()]),
  rawMove: ({ client, random, countries }) =>
    client.query(`UPDATE ads_rels SET countries_id = $1`, [random.of(countries)]),
  rolledBack: async ({ client }) => {
    await client.query('BEGIN')
    await client.query(`UPDATE news SET slug = slug || '-never'`)
    await client.query('ROLLBACK')
  },
}

function change(payload: Payload, id: number, data: object) {
  return payload.update({ collection: 'news', id, data })
}

function withArticle(edit: (editor: Editor, id: number) => Promise<unknown>): Edit {
  return withDocument('news', edit)
}

function withAd(edit: (editor: Editor, id: number) => Promise<unknown>): Edit {
  return withDocument('ads', edit)
}

function withDocument(
  collection: 'news' | 'ads',
  edit: (editor: Editor, id: number) => Promise<unknown>,
): Edit {
  return async (editor) => {
    const { docs } = await editor.payload.find({ collection, pagination: false, depth: 0, sort: 'id' })
    if (docs.length > 0) await edit(editor, editor.random.of(docs).id)
  }
}

function text(): string {
  serial += 1
  return `text-${serial}`
}
