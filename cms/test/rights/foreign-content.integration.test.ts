import { afterAll, describe, expect, test } from 'vitest'
import { paragraph } from '../support/content'
import { kindOf, nextNumber } from './documents'
import { openEditorSession, refusalOf } from './editor-session'
import type { Session } from './staffed-cms'

const { staffed, send, made, article } = await openEditorSession('rights_foreign')

afterAll(() => staffed.cms.stop())

const FOREIGN_LINK = 'This names a document or a picture of a country that is not yours. Choose another one.'

describe('what a document names', () => {
  const upload = (value: unknown) => ({
    root: {
      ...paragraph('').root,
      children: [{ type: 'upload', version: 3, id: 'a', format: '', fields: {}, relationTo: 'media', value }],
    },
  })
  const block = (fields: object) => ({
    root: {
      ...paragraph('').root,
      children: [{ type: 'block', version: 2, format: '', fields: { id: 'b', ...fields } }],
    },
  })

  test('may not be a foreign picture, in a field, a text, a block in a text, or a section', async () => {
    const picture = await made('media', 'foreign')
    const title = 'x'
    for (const body of [
      upload(picture),
      upload({ id: picture }),
      block({ blockType: 'callout', tone: 'hint', body: upload(picture) }),
      block({ blockType: 'steps', items: [{ id: 'c', title, body: upload(picture) }] }),
    ]) {
      expect(await refusalOf(await send('POST', '/news?draft=true', article('own', { body })))).toBe(
        FOREIGN_LINK,
      )
    }
    const cover = await send('POST', '/news', article('own', { cover: picture }))
    expect(await refusalOf(cover)).toBe(FOREIGN_LINK)
    const ad = kindOf('ads').make(staffed.world, 'own', nextNumber())
    expect(await refusalOf(await send('POST', '/ads', { ...ad, pictureWide: picture }))).toBe(FOREIGN_LINK)
    const landing = kindOf('landing-pages').make(staffed.world, 'own', nextNumber())
    const sections = [{ blockType: 'hero', title, picture }]
    const page = await send('POST', '/landing-pages?draft=true', { ...landing, sections })
    expect(await refusalOf(page)).toBe(FOREIGN_LINK)
  })

  test('may not be a foreign document', async () => {
    const foreign = await made('news', 'foreign')
    for (const named of [{ related: [foreign] }, { replaces: foreign }]) {
      const response = await send('POST', '/news?draft=true', article('own', named))
      expect(await refusalOf(response)).toBe(FOREIGN_LINK)
    }
    const id = await made('news', 'own')
    expect(await refusalOf(await send('PATCH', `/news/${id}`, { related: [foreign] }))).toBe(FOREIGN_LINK)
  })

  test('may be what is own, shared or for all, and what an administrator has put there stays', async () => {
    const [own, shared, all] = await Promise.all(
      (['own', 'shared', 'all'] as const).map((whose) => made('news', whose)),
    )
    const id = await made('news', 'own')
    expect((await send('PATCH', `/news/${id}`, { related: [own, shared, all] })).status).toBe(200)
    const cover = await made('media', 'foreign')
    await staffed.cms.payload.update({ collection: 'news', id, data: { cover } })
    expect((await send('PATCH', `/news/${id}`, { title: 'Still mine', cover })).status).toBe(200)
  })
})

describe('what is read', () => {
  test('shows nothing of a foreign document by way of one that names it', async () => {
    const { payload } = staffed.cms
    const foreign = await made('news', 'foreign')
    const data = { title: 'Secret plan', _status: 'draft' as const }
    await payload.update({ collection: 'news', id: foreign, data })
    const picture = await made('media', 'foreign')
    await payload.update({ collection: 'media', id: picture, data: { alt: 'Secret picture' } })
    const id = await made('news', 'own')
    await payload.update({ collection: 'news', id, data: { related: [foreign], cover: picture } })
    for (const query of [
      'depth=5',
      'depth=5&draft=true',
      'depth=5&populate[news][title]=true&populate[media][alt]=true',
      'depth=5&select[related]=true&select[cover]=true',
      'depth=5&locale=all',
      'depth=5&trash=true',
      'depth=5&joins[related]=true',
      'depth=5&showHiddenFields=true&overrideAccess=true',
    ]) {
      for (const path of [`/news/${id}?${query}`, `/news?where[id][equals]=${id}&${query}`]) {
        const answer = await (await send('GET', path)).text()
        expect(answer, path).toContain(`"id":${id}`)
        expect(answer, path).not.toContain('Secret')
      }
    }
    const versions = await send('GET', `/news/versions?where[parent][equals]=${id}&depth=5`)
    expect(await versions.text()).not.toContain('Secret')
  })

  test('cannot be guessed by asking for what a forbidden document says', async () => {
    const foreign = await made('news', 'foreign')
    await staffed.cms.payload.update({ collection: 'news', id: foreign, data: { title: 'Zebra' } })
    const id = await made('news', 'own')
    await staffed.cms.payload.update({ collection: 'news', id, data: { related: [foreign] } })
    const count = async (where: string) => {
      const answer = await send('GET', `/news/count?where[and][0][id][equals]=${id}&${where}`)
      return ((await answer.json()) as { totalDocs?: number }).totalDocs ?? 0
    }
    expect(await count('where[and][1][id][exists]=true')).toBe(1)
    expect(await count('where[and][1][related.title][like]=Zebra')).toBe(0)
    expect(await count('where[and][1][or][0][related.title][equals]=Zebra')).toBe(0)
    expect(await count('where[and][1][related][contains][title][like]=Zebra')).toBe(0)
    const within = `where[related][contains][title][like]=Zebra`
    for (const path of [
      `/news?${within}`,
      `/news/versions?where[version.related][contains][title][like]=Z`,
    ]) {
      expect((await send('GET', path)).status).toBe(403)
    }
    for (const path of ['/news?sort=cover.alt', '/news/versions?sort=-version.cover.alt']) {
      expect((await send('GET', path)).status).toBe(403)
    }
    expect((await send('PATCH', `/news?${within}`, { title: 'Found' })).status).toBe(403)
    expect(
      (await send('DELETE', `/news?where[or][0][and][0][related][contains][title][like]=Z`)).status,
    ).toBe(403)
    for (const path of ['/news', '/news/count', '/news/versions']) {
      const prefix = path.endsWith('versions') ? 'version.' : ''
      const answer = await send('GET', `${path}?where[${prefix}title][like]=Zebra`)
      expect(await answer.json()).toMatchObject({ totalDocs: 0 })
    }
  })

  test('tells the state of a document to those who may read it, and to nobody else', async () => {
    const own = await made('news', 'own')
    const foreign = await made('news', 'foreign')
    const state = async (path: string, who?: Session) =>
      (await send('GET', `/document-state/${path}`, undefined, who)).status
    expect(await state(`news/${own}`)).toBe(200)
    expect(await state(`news/${foreign}`)).toBe(404)
    expect(await state(`news/${own}`, staffed.as.stranger)).toBe(404)
    for (const path of ['users/1', 'site-settings/1', 'news/x', 'news/99999'])
      expect(await state(path), path).toBe(404)
  })

  test('by nobody whose countries were taken away', async () => {
    const { payload } = staffed.cms
    const id = await made('ads', 'own')
    const marketing = staffed.as.marketing
    expect((await send('PATCH', `/ads/${id}`, { title: 'x' }, marketing)).status).toBe(200)
    await payload.update({ collection: 'users', id: marketing.id, data: { countries: [] } })
    expect((await send('GET', `/ads/${id}`, undefined, marketing)).status).toBe(404)
    expect((await send('PATCH', `/ads/${id}`, { title: 'y' }, marketing)).status).toBe(403)
    const ad = kindOf('ads').make(staffed.world, 'own', nextNumber())
    expect((await send('POST', '/ads', ad, marketing)).status).toBe(403)
    const all = await made('ads', 'all')
    expect((await send('GET', `/ads/${all}`, undefined, marketing)).status).toBe(200)
  })
})
