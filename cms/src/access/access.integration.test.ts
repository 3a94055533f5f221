import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, PASSWORD } from '../../test/support/accounts'
import { addArticle, addCountry, addPicture, png } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let nigeria: number
let editorId: number
let administratorId: number
let articleId: number
let draftId: number
let editor: Record<string, string>
let administrator: Record<string, string>

beforeAll(async () => {
  cms = await startCms('access')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'ke', ['en'], 'Kenya')
  const cover = await addPicture(payload)
  articleId = await addArticle(payload, { titles: { en: 'Published' }, slug: 'published', cover })
  draftId = await addArticle(payload, {
    titles: { en: 'Secret draft' },
    slug: 'draft',
    cover,
    _status: 'draft',
  })
  await payload.update({ collection: 'news', id: articleId, draft: true, data: { title: 'Secret change' } })
  const administratorAccount = await addAccount(payload, 'administrator')
  const editorAccount = await addAccount(payload, 'country-editor', [nigeria])
  administratorId = administratorAccount.id
  editorId = editorAccount.id
  administrator = await cms.logIn(administratorAccount.email, PASSWORD)
  editor = await cms.logIn(editorAccount.email, PASSWORD)
})

afterAll(() => cms.stop())

const send = (method: string, path: string, data: unknown, headers: Record<string, string> = {}) =>
  cms.rest(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  })

describe('a stranger', () => {
  it('reads what is published and nothing else', async () => {
    const list = await (await cms.rest('/news?depth=2&limit=0')).text()
    expect(list).toContain('Published')
    expect(list).not.toContain('Secret')
    expect(await (await cms.rest('/news?draft=true&depth=2')).text()).not.toContain('Secret')
    expect((await cms.rest(`/news/${draftId}?draft=true`)).status).toBe(404)
    expect(await (await cms.rest(`/news/${articleId}?draft=true`)).text()).not.toContain('Secret')
  })

  it.each(['/users', '/news/versions', '/payload-jobs', '/payload-preferences', '/countries/versions'])(
    'may not read %s',
    async (path) => {
      expect((await cms.rest(path)).status).toBe(403)
    },
  )

  it('cannot see, select, filter or sort by the token of a country', async () => {
    const answers = await Promise.all(
      ['', '?select[token]=true', '?showHiddenFields=true', '?depth=5'].map((query) =>
        cms.rest(`/countries${query}`),
      ),
    )
    for (const answer of answers) expect(await answer.text()).not.toContain('secret-of-')
    const filtered = await cms.rest('/countries?where[token][like]=secret')
    expect(filtered.status).toBe(400)
    const nested = await cms.rest('/news?where[countries.token][like]=secret')
    expect(nested.status).toBe(400)
    const orders = await Promise.all(['token', '-token'].map((sort) => cms.rest(`/countries?sort=${sort}`)))
    const [up, down] = await Promise.all(orders.map((order) => order.text()))
    expect(up).toBe(down)
  })

  it.each(['news', 'ads', 'menus', 'countries', 'media', 'users'])(
    'may not write to %s',
    async (collection) => {
      expect((await send('POST', `/${collection}`, { title: 'x' })).status).toBe(403)
      expect((await send('PATCH', `/${collection}/1`, { title: 'x' })).status).toBe(403)
      expect((await send('PATCH', `/${collection}?where[id][exists]=true`, { title: 'x' })).status).toBe(403)
      expect((await send('DELETE', `/${collection}/1`, {})).status).toBe(403)
      expect((await send('DELETE', `/${collection}?where[id][exists]=true`, {})).status).toBe(403)
    },
  )

  it('may not upload, and makes the server draw nothing', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'a.png')
    form.append('_payload', JSON.stringify({ alt: 'x' }))
    expect((await cms.rest('/media', { method: 'POST', body: form })).status).toBe(403)
  })

  it.each(['/users/first-register', '/users/forgot-password', '/users/reset-password', '/payload-jobs/run'])(
    'finds %s closed',
    async (path) => {
      const data = { email: 'stranger@example.com', password: PASSWORD, name: 'x', role: 'administrator' }
      expect((await send('POST', path, data)).status).toBeGreaterThanOrEqual(403)
      expect((await cms.rest(path)).status).toBeGreaterThanOrEqual(400)
      const { totalDocs } = await cms.payload.count({ collection: 'users' })
      expect(totalDocs).toBe(2)
    },
  )

  it('is locked out after five wrong passwords, and the right one does not help then', async () => {
    const { email } = await addAccount(cms.payload, 'marketing')
    const logIn = (password: string) => send('POST', '/users/login', { email, password })
    for (let attempt = 0; attempt < 5; attempt++) expect((await logIn('wrong')).status).toBe(401)
    expect((await logIn(PASSWORD)).status).toBe(401)
  })
})

describe('somebody who is no administrator', () => {
  it('cannot change the own role or countries', async () => {
    await send(
      'PATCH',
      `/users/${editorId}`,
      { role: 'administrator', countries: [], name: 'New name' },
      editor,
    )
    const user = await cms.payload.findByID({ collection: 'users', id: editorId, depth: 0 })
    expect(user).toMatchObject({ role: 'country-editor', countries: [nigeria], name: 'New name' })
  })

  it('sees and changes no other account', async () => {
    const { docs } = (await (await cms.rest('/users', { headers: editor })).json()) as {
      docs: { id: number }[]
    }
    expect(docs.map(({ id }) => id)).toEqual([editorId])
    expect((await send('PATCH', `/users/${administratorId}`, { name: 'x' }, editor)).status).toBe(403)
    expect(
      (await send('POST', '/users', { email: 'b@example.com', name: 'b', password: PASSWORD }, editor))
        .status,
    ).toBe(403)
  })

  it('reads no token of a country and runs no jobs', async () => {
    const countries = await cms.rest('/countries?select[token]=true', { headers: editor })
    expect(await countries.text()).not.toContain('secret-of-')
    expect((await cms.rest('/payload-jobs/run', { headers: editor })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('an administrator', () => {
  it('reads drafts and gives roles', async () => {
    const draft = await cms.rest(`/news/${draftId}?draft=true`, { headers: administrator })
    expect(await draft.text()).toContain('Secret draft')
    const changed = await send('PATCH', `/users/${editorId}`, { role: 'translator' }, administrator)
    expect(changed.status).toBe(200)
    expect(await cms.payload.findByID({ collection: 'users', id: editorId })).toMatchObject({
      role: 'translator',
    })
  })

  it('does not get the token of a country either', async () => {
    const countries = await cms.rest('/countries?showHiddenFields=true', { headers: administrator })
    expect(await countries.text()).not.toContain('secret-of-')
  })

  it('cannot be the last one to go', async () => {
    expect((await send('DELETE', `/users/${administratorId}`, {}, administrator)).status).toBe(409)
    const stepDown = await send('PATCH', `/users/${administratorId}`, { role: 'read-only' }, administrator)
    expect(stepDown.status).toBe(409)
  })

  it('is asked for a password of twelve characters', async () => {
    const data = { email: 'c@example.com', name: 'c', role: 'read-only', password: 'too short' }
    const answer = await send('POST', '/users', data, administrator)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('at least 12 characters')
  })
})
