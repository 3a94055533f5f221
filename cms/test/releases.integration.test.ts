import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startJobRunner } from '../src/jobs/job-runner'
import {
  madeRelease,
  type Released,
  type ReleaseDetails,
  releaseDetails,
  releaseList,
  type ReleaseOutcome,
  releaseOutcome,
} from '../src/releases/release-contract'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, store } from './rights/documents'
import { addNewcomer, type Session, type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { startCms } from './support/start-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('releases', startCms)
})

afterAll(() => staffed.cms.stop())

const session = (who: Who | 'foreigner'): Session =>
  who === 'foreigner' ? staffed.foreigner : staffed.as[who]

const send = (path: string, data?: object, who: Who | 'foreigner' = 'country-editor') =>
  sendTo(staffed, session(who), data ? 'POST' : 'GET', path, data)

const sql = async (text: string, values: unknown[] = []) =>
  (await staffed.cms.payload.db.pool.query(text, values)).rows as Record<string, unknown>[]

async function release(who: Who | 'foreigner' = 'country-editor'): Promise<number> {
  const { ng, sa } = staffed.world.countries
  const countries = [who === 'foreigner' ? sa : ng]
  const made = await send('/releases', { title: 'Campaign', countries }, who)
  expect(made.status).toBe(201)
  return madeRelease.parse(await made.json()).id
}

async function act(id: number, name: string, data: object = {}): Promise<ReleaseOutcome> {
  const answer = await send(`/releases/${id}/${name}`, data)
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return releaseOutcome.parse(body)
}

const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: [{ message: string }] }
  return `${answer.status} ${errors[0].message}`
}

const refusedAsReadIn = async (id: number, language: string) => {
  const { headers, ...who } = session('country-editor')
  const reader = { ...who, headers: { ...headers, 'accept-language': language } }
  return releaseDetails.parse(await (await sendTo(staffed, reader, 'GET', `/releases/${id}`)).json()).refused
}

const details = async (id: number): Promise<ReleaseDetails> =>
  releaseDetails.parse(await (await send(`/releases/${id}`)).json())

/** Published as `Text`, with a draft that says `Draft`. */
async function article(): Promise<number> {
  const id = await store(staffed.world, 'news', 'own')
  await staffed.cms.payload.update({ collection: 'news', id, data: { title: `Draft ${id}` }, draft: true })
  return id
}

const newArticle = async () => {
  const data = { ...kindOf('news').make(staffed.world, 'own', nextNumber()), _status: 'draft' as const }
  return (await staffed.cms.payload.create({ collection: 'news', data: data as never, draft: true })).id
}

const live = async (kind: Released, id: number) => {
  const [found] = (
    await staffed.cms.payload.find({
      collection: kind,
      where: { id: { equals: id } },
      locale: 'en',
      depth: 0,
    })
  ).docs as unknown as Record<string, unknown>[]
  return found
}

const draft = (id: number) =>
  staffed.cms.payload.findByID({ collection: 'news', id, draft: true, locale: 'en', depth: 0 })

const add = async (id: number, kind: Released, documents: number[], change?: object) => {
  const added = await send(`/releases/${id}/entries`, { kind, documents, ...(change && { change }) })
  expect(added.status, await added.clone().text()).toBe(200)
}

const edit = (kind: Released, id: number, data: object, query = '') =>
  sendTo(staffed, staffed.as.administrator, 'PATCH', `/${kind}/${id}?locale=en${query}`, data)

const soon = (milliseconds: number) => ({
  at: new Date(Date.now() + milliseconds).toISOString(),
  timeZone: 'Africa/Lagos',
})

/** What visitors, editors and the site have of a document, but for moments and names. */
async function everything(kind: Released, id: number) {
  const { payload } = staffed.cms
  const asked = { collection: kind, where: { id: { equals: id } }, pagination: false } as const
  const main = (await payload.db.find<Record<string, unknown>>(asked)).docs[0]
  const versions = await payload.db.findVersions<Record<string, unknown>>({
    ...asked,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
  })
  return [main, versions.docs[0]?.version].map((document) => {
    const { updatedAt: _at, changedBy: _by, createdAt: _made, id: _id, ...rest } = document ?? {}
    return rest
  })
}

describe('going live', () => {
  test('is one transaction for documents with drafts and without, and rolling back gives exactly what was', async () => {
    const [changed, fresh] = [await article(), await newArticle()]
    const ad = await store(staffed.world, 'ads', 'own')
    const id = await release()
    await add(id, 'news', [changed, fresh])
    await add(id, 'ads', [ad], {
      locale: 'en',
      data: { ...(await live('ads', ad)), title: 'Kept', priority: 7 },
    })
    const documents = [
      ['news', changed],
      ['news', fresh],
      ['ads', ad],
    ] as const
    const before = await Promise.all(documents.map(([kind, each]) => everything(kind, each)))
    expect((await details(id)).entries.map(({ state }) => state)).toEqual(['ready', 'ready', 'kept-change'])
    expect(await live('ads', ad)).not.toMatchObject({ title: 'Kept' })
    await sql('DELETE FROM publications.publication')

    expect(await act(id, 'go-live')).toMatchObject({ isDone: true })
    expect(await live('news', changed)).toMatchObject({ title: `Draft ${changed}`, _status: 'published' })
    expect(await live('news', fresh)).toMatchObject({ _status: 'published' })
    expect(await live('ads', ad)).toMatchObject({ title: 'Kept', priority: 7 })
    const publications = await sql(
      'SELECT DISTINCT collection, document_id, created_at, xmin::text AS by FROM publications.publication',
    )
    expect(publications.length).toBeGreaterThanOrEqual(3)
    expect(new Set(publications.map(({ created_at }) => String(created_at))).size).toBe(1)
    expect(new Set(publications.map(({ by }) => by)).size).toBe(1)
    const acts = await sql(
      `SELECT person, act FROM journal.entries WHERE kind = 'news' AND document_id = $1
      ORDER BY id DESC LIMIT 1`,
      [changed],
    )
    expect(acts).toEqual([{ person: 'country-editor', act: 'publish' }])

    expect((await details(id)).state).toBe('live')
    expect(await act(id, 'roll-back', { changed: 'ask' })).toMatchObject({ isDone: true })
    expect(await Promise.all(documents.map(([kind, each]) => everything(kind, each)))).toEqual(before)
    expect((await details(id)).state).toBe('rolled-back')
    expect(await act(id, 'go-live')).toMatchObject({ isDone: true })
    expect(await live('news', changed)).toMatchObject({ title: `Draft ${changed}` })
  })

  test('leaves everything as it was if one document is refused, and says which and why', async () => {
    const [good, empty, published] = [
      await article(),
      await newArticle(),
      await store(staffed.world, 'news', 'own'),
    ]
    await edit('news', empty, { summary: '' }, '&draft=true')
    const id = await release()
    await add(id, 'news', [good, empty, published])
    await sql('DELETE FROM publications.publication')
    const outcome = await act(id, 'go-live')
    expect(outcome).toMatchObject({
      isDone: false,
      problems: [
        { document: empty, text: expect.stringContaining('Summary') },
        { document: published, text: expect.stringContaining('no draft') },
      ],
    })
    expect(await live('news', good)).toMatchObject({ title: expect.stringMatching(/^Text/) })
    expect(await sql('SELECT FROM publications.publication')).toEqual([])
    expect((await details(id)).state).toBe('open')
    expect(await act(id, 'schedule', soon(60_000))).toMatchObject({ isDone: false, problems: [{}, {}] })
    expect((await details(id)).entries.map(({ state }) => state)).toEqual(['ready', 'ready', 'no-draft'])
  })

  test('asks before it rolls back what somebody changed since, and can leave or overwrite it', async () => {
    const [touched, other] = [await article(), await article()]
    const id = await release()
    await add(id, 'news', [touched, other])
    await act(id, 'go-live')
    await edit('news', touched, { title: 'Corrected', _status: 'published' })
    expect(await act(id, 'roll-back', { changed: 'ask' })).toMatchObject({
      isDone: false,
      changed: [{ document: touched }],
    })
    expect(await live('news', other)).toMatchObject({ title: `Draft ${other}` })
    expect(await act(id, 'roll-back', { changed: 'leave' })).toMatchObject({ isDone: true })
    expect(await live('news', touched)).toMatchObject({ title: 'Corrected' })
    expect(await live('news', other)).toMatchObject({ title: expect.stringMatching(/^Text/) })
    expect(await draft(other)).toMatchObject({ title: `Draft ${other}`, _status: 'draft' })

    const again = await release()
    await edit('news', touched, { title: 'Planned', _status: 'draft' }, '&draft=true')
    await add(again, 'news', [touched])
    await act(again, 'go-live')
    await edit('news', touched, { title: 'By somebody', _status: 'published' })
    expect(await act(again, 'roll-back', { changed: 'overwrite' })).toMatchObject({ isDone: true })
    expect(await live('news', touched)).toMatchObject({ title: 'Corrected' })
  })

  test('is remarked on: missing languages, links to nothing and banners in the same place', async () => {
    const { ng } = staffed.world.countries
    await staffed.cms.payload.update({ collection: 'countries', id: ng, data: { languages: ['en', 'fr'] } })
    const hidden = await newArticle()
    const linking = await article()
    await edit('news', linking, { related: [hidden], _status: 'draft' }, '&draft=true')
    const [ad, rival] = [await store(staffed.world, 'ads', 'own'), await store(staffed.world, 'ads', 'own')]
    for (const each of [ad, rival]) await edit('ads', each, { active: true })
    await edit('ads', rival, { title: 'Rival' })
    const id = await release()
    await add(id, 'news', [linking])
    await add(id, 'ads', [ad], { locale: 'en', data: { title: 'Ours' } })
    const { remarks, problems, isDone } = await act(id, 'check')
    expect({ problems, isDone }).toEqual({ problems: [], isDone: true })
    expect(remarks.map(({ document, text }) => `${document === ad ? 'ad' : 'news'} ${text}`)).toEqual([
      expect.stringMatching(/^news .*French/),
      expect.stringMatching(/^news .*cannot see: 1/),
      expect.stringMatching(/^ad .*“Rival”/),
    ])
    expect(await live('ads', ad)).not.toMatchObject({ title: 'Ours' })
    await add(id, 'news', [hidden])
    const both = (await act(id, 'check')).remarks
    expect(both.filter(({ text }) => text.includes('cannot see'))).toEqual([])
  })
})

describe('a scheduled release', () => {
  test('locks its documents for everybody, until it is called off', async () => {
    const document = await article()
    const [id, other] = [await release(), await release()]
    await add(id, 'news', [document])
    await add(other, 'news', [document])
    expect(await refusalOf(await send(`/releases/${id}/schedule`, soon(-1000)))).toMatch(/^400 .*to come/)
    expect(await act(id, 'schedule', soon(600_000))).toMatchObject({ isDone: true })
    expect(await live('news', document)).toMatchObject({ title: expect.stringMatching(/^Text/) })

    expect(
      await refusalOf(await edit('news', document, { title: 'Typo' }, '&draft=true&autosave=true')),
    ).toMatch(/^409 .*“Campaign”/)
    expect(await refusalOf(await edit('news', document, { deletedAt: new Date().toISOString() }))).toMatch(
      /^409/,
    )
    const deleted = await sendTo(staffed, staffed.as.administrator, 'DELETE', `/news/${document}`)
    expect(await refusalOf(deleted)).toMatch(/^409/)
    expect(await act(other, 'go-live')).toMatchObject({
      problems: [{ text: expect.stringContaining('Campaign') }],
    })
    expect(await refusalOf(await send(`/releases/${id}/take-out`, { kind: 'news', document }))).toMatch(
      /^409/,
    )
    expect((await send(`/releases/${id}/entries`, { kind: 'news', documents: [document] })).status).toBe(409)
    expect((await send(`/releases/${id}/delete`, {})).status).toBe(409)

    expect((await send(`/releases/${id}/call-off`, {})).status).toBe(200)
    expect((await edit('news', document, { title: 'Typo', _status: 'draft' }, '&draft=true')).status).toBe(
      200,
    )
    expect((await details(id)).entries[0]?.state).toBe('changed')
  })

  test('goes live at its time, once, however many processes look', async () => {
    const documents = [await article(), await article()]
    const id = await release()
    await add(id, 'news', documents)
    expect(await act(id, 'schedule', soon(1500))).toMatchObject({ isDone: true })
    const count = () =>
      staffed.cms.payload.countVersions({ collection: 'news', where: { parent: { in: documents } } })
    const before = (await count()).totalDocs
    const { settings, payload } = staffed.cms
    const runners = [1, 2, 3].map(() => startJobRunner(payload, settings.connectionString))
    await vi.waitFor(async () => expect((await details(id)).state).toBe('live'), {
      timeout: 20_000,
      interval: 100,
    })
    await Promise.all(runners.map((runner) => runner.stop()))
    for (const each of documents) expect(await live('news', each)).toMatchObject({ title: `Draft ${each}` })
    expect((await count()).totalDocs).toBe(before + documents.length)
    const [at] = await sql(
      "SELECT live_at - due_at > interval '0' AS late FROM releases.releases WHERE id = $1",
      [id],
    )
    expect(at).toEqual({ late: true })
  })

  test('is made up for by the next process if the first is cut off in the middle', async () => {
    const documents = [await article(), await article()]
    const id = await release()
    await add(id, 'news', documents)
    await act(id, 'schedule', soon(300))
    const { settings, payload } = staffed.cms
    const editor = new Client({ connectionString: settings.connectionString })
    await editor.connect()
    await editor.query('BEGIN')
    await editor.query('SELECT FROM news WHERE id = $1 FOR UPDATE', [documents[1]])
    const runner = startJobRunner(payload, settings.connectionString)
    const waiting = async () =>
      sql(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 15_000, interval: 50 })
    await sql('SELECT pg_terminate_backend($1)', [(await waiting())[0]?.pid])
    expect(await live('news', documents[0] ?? 0)).toMatchObject({ title: expect.stringMatching(/^Text/) })
    await editor.query('ROLLBACK')
    await editor.end()
    await vi.waitFor(async () => expect((await details(id)).state).toBe('live'), {
      timeout: 20_000,
      interval: 100,
    })
    await runner.stop()
    for (const each of documents) expect(await live('news', each)).toMatchObject({ title: `Draft ${each}` })
  })

  test('asks at its time for the rights of who scheduled it, and says why nothing went live', async () => {
    const document = await article()
    const id = await release()
    await add(id, 'news', [document])
    const { payload, settings } = staffed.cms
    const newcomer = await addNewcomer(staffed)
    const planned = await sendTo(staffed, newcomer, 'POST', `/releases/${id}/schedule`, soon(500))
    expect(planned.status).toBe(200)
    await payload.update({ collection: 'users', id: newcomer.id, data: { role: 'read-only' } })
    const runner = startJobRunner(payload, settings.connectionString)
    await vi.waitFor(
      async () =>
        expect(await sql('SELECT state FROM releases.releases WHERE id = $1', [id])).toEqual([
          { state: 'open' },
        ]),
      { timeout: 20_000, interval: 100 },
    )
    await runner.stop()
    const text = 'You may not publish this document.'
    expect((await details(id)).refused).toEqual([{ kind: 'news', document, text }])
    expect(await refusedAsReadIn(id, 'fr')).toMatchObject([
      { text: 'Vous ne pouvez pas publier ce document.' },
    ])
    expect(await refusedAsReadIn(id, 'ar')).toMatchObject([{ text: 'لا يُسمح لك بنشر هذا المستند.' }])
    expect(await live('news', document)).toMatchObject({ title: expect.stringMatching(/^Text/) })
  })
})

describe('why a scheduled release did not go live', () => {
  test('is said in the language of the reader, of fields and with names in it', async () => {
    const [empty, held] = [await article(), await article()]
    const [id, rival] = [await release(), await release()]
    await add(id, 'news', [empty, held])
    await add(rival, 'news', [held])
    expect(await act(id, 'schedule', soon(1500))).toMatchObject({ isDone: true })
    await sql(
      `UPDATE _news_v_locales SET version_summary = NULL
       WHERE _parent_id IN (SELECT id FROM _news_v WHERE parent_id = $1)`,
      [empty],
    )
    const plan = `state = 'scheduled', due_at = '2099-01-01', time_zone = 'UTC', scheduled_by = $2`
    await sql(`UPDATE releases.releases SET ${plan} WHERE id = $1`, [rival, session('country-editor').id])
    const { settings, payload } = staffed.cms
    const runner = startJobRunner(payload, settings.connectionString)
    await vi.waitFor(async () => expect((await details(id)).state).toBe('open'), {
      timeout: 20_000,
      interval: 100,
    })
    await runner.stop()
    expect((await send(`/releases/${rival}/call-off`, {})).status).toBe(200)
    const read = async (language: string) => (await refusedAsReadIn(id, language)).map(({ text }) => text)
    expect(await read('en')).toEqual([
      'Summary – This field is required.',
      'The release “Campaign” is scheduled and holds this document. Call the release off first.',
    ])
    expect(await read('fr')).toEqual([
      'Résumé – Ce champ est requis.',
      'Le lancement «\u00a0Campaign\u00a0» est programmé et contient ce document. Déprogrammez-le d’abord.',
    ])
    expect(await read('ar')).toEqual([
      'الملخص – هذا الحقل مطلوب.',
      'المجموعة «Campaign» مجدولة وتضم هذا المستند. ألغِ جدولتها أولًا.',
    ])
  })

  test('names fields within others, and leaves what was noted of nothing and older texts as they are', async () => {
    const [document, page] = [await article(), await store(staffed.world, 'landing-pages', 'own')]
    const id = await release()
    await add(id, 'news', [document])
    await add(id, 'landing-pages', [page])
    const note = { kind: 'news', document, text: 'As it was written then.' }
    const said = 'As it was said.'
    const within = (kind: Released, path: string) => ({ ...note, kind, reasons: [{ path, said }] })
    const refused = [
      note,
      within('news', 'seo.title'),
      { ...within('landing-pages', 'sections.1.title'), document: page },
      within('news', 'gone.0'),
    ]
    await sql('UPDATE releases.releases SET refused = $2 WHERE id = $1', [id, JSON.stringify(refused)])
    expect((await refusedAsReadIn(id, 'fr')).map(({ text }) => text)).toEqual([
      'As it was written then.',
      `Titre et description pour les moteurs de recherche › Titre – ${said}`,
      `Sections › 2 › Titre – ${said}`,
      `gone › 1 – ${said}`,
    ])
  })
})

describe('rights', () => {
  test('are those of the countries: others neither see nor change a release', async () => {
    const id = await release()
    const listed = async (who: Who | 'foreigner') =>
      releaseList
        .parse(await (await send('/releases', undefined, who)).json())
        .releases.map((each) => each.id)
    for (const who of ['administrator', 'country-editor', 'marketing', 'translator', 'read-only'] as const)
      expect(await listed(who), who).toContain(id)
    expect(await listed('foreigner')).not.toContain(id)
    expect((await send('/releases', undefined, 'stranger')).status).toBe(403)
    const statuses = { foreigner: 404, stranger: 404, translator: 403, 'read-only': 403 } as const
    for (const [who, status] of Object.entries(statuses) as [keyof typeof statuses, number][])
      for (const name of [
        'entries',
        'take-out',
        'check',
        'schedule',
        'call-off',
        'go-live',
        'roll-back',
        'delete',
      ])
        expect((await send(`/releases/${id}/${name}`, {}, who)).status, `${who} ${name}`).toBe(status)
    expect((await send(`/releases/${id}`, undefined, 'foreigner')).status).toBe(404)
    expect((await send(`/releases/${id}`, undefined, 'read-only')).status).toBe(200)
    const { ng, sa } = staffed.world.countries
    for (const who of ['translator', 'read-only', 'stranger'] as const)
      expect((await send('/releases', { title: 'No', countries: [ng] }, who)).status, who).toBe(403)
    for (const countries of [[], [sa], [ng, sa]])
      expect((await send('/releases', { title: 'No', countries })).status).toBe(403)
  })

  test('of each document hold beside them', async () => {
    const { world } = staffed
    const id = await release()
    for (const whose of ['foreign', 'all'] as const) {
      const refused = await send(`/releases/${id}/entries`, {
        kind: 'news',
        documents: [await store(world, 'news', whose)],
      })
      expect(await refusalOf(refused), whose).toMatch(/^403 You may not publish/)
    }
    const document = await article()
    const byMarketing = await send(
      `/releases/${id}/entries`,
      { kind: 'news', documents: [document] },
      'marketing',
    )
    expect(byMarketing.status).toBe(403)
    await add(id, 'news', [document])
    const outcome = await send(`/releases/${id}/go-live`, {}, 'marketing')
    expect(releaseOutcome.parse(await outcome.json()).problems).toMatchObject([{ document }])
    expect((await details(id)).state).toBe('open')
  })

  test('what cannot be read is refused', async () => {
    const id = await release()
    for (const data of [{}, { title: ' ', countries: [] }, { title: 'x', countries: ['ng'] }])
      expect((await send('/releases', data)).status).toBe(400)
    for (const path of ['/releases/0', '/releases/x', '/releases/999999'])
      expect((await send(path)).status).toBe(404)
    expect((await send(`/releases/${id}/schedule`, { ...soon(60_000), timeZone: 'Nowhere' })).status).toBe(
      400,
    )
    expect(await refusalOf(await send(`/releases/${id}/go-live`, {}))).toMatch(/^409 Add a document/)
    const ad = await store(staffed.world, 'ads', 'own')
    const same = { locale: 'en', data: { ...(await live('ads', ad)) } }
    const unchanged = await send(`/releases/${id}/entries`, { kind: 'ads', documents: [ad], change: same })
    expect(await refusalOf(unchanged)).toMatch(/^403 Change it in the form/)
    const bad = { locale: 'en', data: { title: '' } }
    const invalid = await send(`/releases/${id}/entries`, { kind: 'ads', documents: [ad], change: bad })
    expect(invalid.status).toBe(400)
  })
})
