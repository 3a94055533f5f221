import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesQuery } from '../src/journal/find-entries'
import { type JournalList, journalList } from '../src/journal/journal-list'
import { keepNoJournal } from '../src/journal/keep-journal'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, SLUGS, store } from './rights/documents'
import { addNewcomer, type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { paragraph } from './support/content'
import { startCms } from './support/start-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('journal', startCms)
})

afterAll(() => staffed.cms.stop())

const send = (method: string, path: string, data?: unknown, who: Who = 'administrator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

const read = async (query: string, headers = staffed.as.administrator.headers): Promise<JournalList> =>
  journalList.parse(await (await staffed.cms.rest(`/journal?${query}`, { headers })).json())

const entriesOf = async (kind: string, id: number) => (await read(`kind=${kind}&document=${id}`)).entries

const actsOf = async (kind: string, id: number) => (await entriesOf(kind, id)).map(({ act }) => act)

const idOf = async (response: Response) => {
  const { doc } = (await response.json()) as { doc: { id: number } }
  return doc.id
}

const sql = (text: string) => staffed.cms.payload.db.pool.query(text)

describe('what becomes of a document', () => {
  test('leaves an entry for each act, with the person, the language, and both texts', async () => {
    const { ng, sa } = staffed.world.countries
    const words = {
      ...kindOf('news').make(staffed.world, 'own', nextNumber()),
      ...{ title: 'First', body: paragraph('Old words'), _status: 'draft' },
    }
    const id = await idOf(await send('POST', '/news?locale=en&draft=true', words, 'country-editor'))
    const change = async (data: object, query = '') =>
      expect((await send('PATCH', `/news/${id}?locale=en${query}`, data)).status).toBe(200)
    await change({ title: 'Second', body: paragraph('New words'), _status: 'published' })
    await change({ title: 'Typed', _status: 'draft' }, '&draft=true&autosave=true')
    expect((await entriesOf('news', id)).length).toBe(2)
    await change({ title: 'Third', _status: 'draft' }, '&draft=true')
    await change({ countries: [ng, sa], _status: 'published' })
    await change({ _status: 'draft' })
    await change({ deletedAt: new Date().toISOString() })
    const path = `/news?trash=true&where[id][equals]=${id}`
    expect((await send('PATCH', path, { deletedAt: null, _status: 'draft' })).status).toBe(200)
    expect((await send('DELETE', `/news/${id}`)).status).toBe(200)

    const entries = await entriesOf('news', id)
    expect(entries.map(({ act }) => act)).toEqual([
      ...['delete', 'restore', 'trash', 'unpublish', 'publish', 'update', 'publish', 'create'],
    ])
    const [gone, , , , moved, third, second, first] = entries
    expect(gone).toMatchObject({ title: 'Third', address: null })
    expect(first).toMatchObject({ person: 'country-editor', title: 'First', countryNames: ['Nigeria'] })
    expect(second).toMatchObject({ person: 'administrator', languages: ['en'], kindName: 'News and tips' })
    expect(second?.changes).toContainEqual(
      expect.objectContaining({ field: 'body', language: 'en', from: 'Old words', to: 'New words' }),
    )
    expect(third?.changes).toContainEqual(
      expect.objectContaining({ field: 'title', language: 'en', from: 'Second', to: 'Third' }),
    )
    expect(moved?.changes).toContainEqual(
      expect.objectContaining({
        field: 'countries',
        from: `Nigeria (#${ng})`,
        to: `Nigeria (#${ng}), Saudi Arabia (#${sa})`,
      }),
    )
  })

  test.each(SLUGS)('is kept for %s', async (slug) => {
    const [whose = 'all'] = kindOf(slug).whose
    const id = await store(staffed.world, slug, whose)
    await send('PATCH', `/${slug}/${id}`, kindOf(slug).change(nextNumber()))
    const acts = await actsOf(slug, id)
    expect(acts.length).toBe(2)
    expect(acts[1]).toBe('create')
  })

  test('is kept for the settings, and for a version that comes back', async () => {
    const { payload } = staffed.cms
    await send('POST', '/globals/site-settings?locale=en', { companyAddress: '1 Old Street' })
    await send('POST', '/globals/site-settings?locale=en', { companyAddress: '2 New Street' })
    const [settings] = (await read('kind=site-settings')).entries
    expect(settings?.changes).toEqual([
      expect.objectContaining({ field: 'companyAddress', from: '1 Old Street', to: '2 New Street' }),
    ])
    const id = await store(staffed.world, 'news', 'own')
    await send('PATCH', `/news/${id}`, { title: 'Changed', _status: 'published' })
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } } })
    expect((await send('POST', `/news/versions/${docs.at(-1)?.id}`)).status).toBe(200)
    expect((await actsOf('news', id))[0]).toBe('restoreVersion')
  })

  test('keeps an excerpt of a long text from where it differs, with both lengths', async () => {
    const [long, longer] = ['a'.repeat(1000), `${'a'.repeat(900)}b${'a'.repeat(400)}`]
    const article = await store(staffed.world, 'news', 'own')
    await send('PATCH', `/news/${article}?locale=en`, { body: paragraph(long), _status: 'published' })
    await send('PATCH', `/news/${article}?locale=en`, { body: paragraph(longer), _status: 'published' })
    const [entry] = await entriesOf('news', article)
    const body = entry?.changes.find(({ field }) => field === 'body')
    expect(body?.lengths).toEqual([1000, 1301])
    expect(body?.to).toMatch(/^…a{40}ba{259}…$/)
    const signs = { body: paragraph(`b${'😀'.repeat(500)}`), _status: 'published' }
    expect((await send('PATCH', `/news/${article}?locale=en`, signs)).status).toBe(200)
  })
})

test('accounts leave entries without passwords and keys, which administrators alone read', async () => {
  const { id } = await addNewcomer(staffed)
  const [made] = await entriesOf('users', id)
  expect(made?.changes.map(({ field }) => field).sort()).toEqual([
    'countries',
    'email',
    'languages',
    'name',
    'role',
  ])
  await staffed.cms.payload.update({ collection: 'users', id, data: { password: 'quite another password' } })
  const [changed] = await entriesOf('users', id)
  expect(changed).toMatchObject({ person: null, act: 'update' })
  expect(changed?.changes).toEqual([
    expect.objectContaining({ field: 'password', from: null, to: null, isSecret: true }),
  ])
  const { rows } = await sql(`SELECT count(*)::int AS found FROM journal.entries
    WHERE changes::text ~* 'quite another|hash|salt|secret-of'`)
  expect(rows).toEqual([{ found: 0 }])
  for (const who of ['country-editor', 'marketing', 'translator', 'read-only'] as const) {
    const { entries, kinds } = await read('', staffed.as[who].headers)
    expect(entries.filter(({ kind }) => kind === 'users')).toEqual([])
    expect(kinds.map(({ id: kind }) => kind)).not.toContain('users')
    expect((await read('kind=users', staffed.as[who].headers)).entries).toEqual([])
  }
})

describe('who reads', () => {
  test('sees the documents of the own countries, before and after', async () => {
    const { world, as, foreigner } = staffed
    const id = await store(world, 'news', 'foreign')
    await send('PATCH', `/news/${id}`, { countries: [world.countries.ng], _status: 'published' })
    const query = `kind=news&document=${id}`
    for (const who of ['country-editor', 'marketing', 'translator', 'read-only'] as const)
      expect((await read(query, as[who].headers)).entries).toEqual([])
    const acts = (await read(query, foreigner.headers)).entries.map(({ act }) => act)
    expect(acts).toEqual(['create'])
    expect((await read(query)).entries).toHaveLength(2)
    const everywhere = await store(world, 'news', 'all')
    expect((await read(`kind=news&document=${everywhere}`, foreigner.headers)).entries).toHaveLength(1)
  })

  test('nobody without an account, and no odd filter', async () => {
    expect((await send('GET', '/journal', undefined, 'stranger')).status).toBe(403)
    expect((await send('GET', '/journal/csv', undefined, 'stranger')).status).toBe(403)
    for (const odd of ['act=burn', 'country=x', 'from=yesterday', 'after=-1', 'document=99999999999'])
      expect((await send('GET', `/journal?${odd}`)).status, odd).toBe(400)
  })

  test('pages without gaps, and filters', async () => {
    // At one moment, and with ids of three and of four digits.
    await sql(`INSERT INTO journal.entries (kind, title, countries, seen_by, languages, act, changes, left_off)
      SELECT 'brands', 'Paged ' || n, '{0}', '{0}', '{fr}', 'create', '[]', 0 FROM generate_series(1, 1000) n`)
    const ids: number[] = []
    let after: JournalList['after'] = ''
    while (after !== null) {
      const page: JournalList = await read(`title=paged&after=${after}`)
      ids.push(...page.entries.map(({ id }) => Number(id)))
      after = page.after
    }
    expect(ids).toHaveLength(1000)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
    expect((await read('title=paged&until=2020-01-01T00:00:00Z')).entries).toEqual([])
    expect((await read('title=%25')).entries).toEqual([])
    expect((await read('person=administ&act=trash')).entries.every(({ act }) => act === 'trash')).toBe(true)
  })

  test('gets a table in which no cell is a formula', async () => {
    await sql(`INSERT INTO journal.entries (person, kind, title, countries, seen_by, languages, act, changes, left_off)
      VALUES ('+1', 'news', '=HYPERLINK("x")', '{0}', '{0}', '{}', 'update',
        '[{"field":"title","language":"en","from":"@a","to":"-b, \\"c\\""}]', 0)`)
    const response = await send('GET', '/journal/csv?title=hyperlink')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [, line] = (await response.text()).split('\r\n')
    expect(line).toContain(`,'+1,,update,news,,"'=HYPERLINK(""x"")",*,title,en,'@a,"'-b, ""c"""`)
  })
})

describe('the table', () => {
  test.each([
    `UPDATE journal.entries SET title = 'Nothing happened'`,
    'DELETE FROM journal.entries',
    'TRUNCATE journal.entries',
    `SET session_replication_role = replica; DELETE FROM journal.entries`,
  ])('refuses %s', async (text) => {
    await expect(sql(text)).rejects.toThrow('The journal is only added to')
    await sql('RESET session_replication_role')
  })

  test('sets the moment itself', async () => {
    await sql(`INSERT INTO journal.entries (at, kind, title, countries, seen_by, languages, act, changes, left_off)
      VALUES ('2001-01-01', 'news', 'Backdated', '{}', '{}', '{}', 'update', '[]', 0)`)
    const [entry] = (await read('title=backdated')).entries
    expect(Date.now() - Date.parse(entry?.at ?? '')).toBeLessThan(60_000)
  })

  test('keeps nothing of a change that was undone, nor of what fills a database', async () => {
    const { payload } = staffed.cms
    const { rows: before } = await sql('SELECT count(*) FROM journal.entries')
    const data = { type: 'news', title: 'Aborted', slug: 'aborted', allCountries: true }
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    await payload.create({
      collection: 'news',
      data: data as never,
      draft: true,
      req: { transactionID } as never,
    })
    await payload.db.rollbackTransaction(transactionID as string)
    const context = {}
    keepNoJournal({ context } as never)
    const seeded = { ...data, title: 'Seeded', slug: 'seeded' } as never
    await payload.create({ collection: 'news' satisfies CollectionSlug, data: seeded, draft: true, context })
    expect((await sql('SELECT count(*) FROM journal.entries')).rows).toEqual(before)
  })

  test('answers every filter from an index', async () => {
    for (const _ of Array.from({ length: 4 })) {
      await sql(`INSERT INTO journal.entries
          (person_id, person, kind, document_id, title, countries, seen_by, languages, act, changes, left_off)
        SELECT n % 40, 'Person ' || n % 40, (ARRAY['news','faqs','ads','menus'])[1 + n % 4], n % 900, 'Title ' || n,
          ARRAY[1000 + n % 67], ARRAY[1000 + n % 67], ARRAY[(ARRAY['en','fr','ar'])[1 + n % 3]],
          (ARRAY['update','publish','create'])[1 + n % 3], '[]', 0
        FROM generate_series(1, 25000) n`)
    }
    await sql('ANALYZE journal.entries')
    const now = new Date().toISOString()
    const filters = [
      {},
      { person: 'Person 3' },
      { person: 'nobody of that name' },
      { kind: 'news', document: 5 },
      { kind: 'intents' },
      { country: 1005 },
      { country: 5 },
      { language: 'fr' },
      { language: 'pt' },
      { act: 'delete' as const },
      { from: now, until: now },
      { title: 'title 24999' },
      { after: '50000', act: 'publish' as const },
    ]
    for (const reader of [null, 'all' as const, [1003, 1004], [4]]) {
      for (const filter of filters) {
        const { text, values } = entriesQuery(filter, reader, 51)
        const { rows } = await staffed.cms.payload.db.pool.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN ${text}`,
          values,
        )
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan, JSON.stringify({ reader, filter })).not.toContain('Seq Scan')
      }
    }
  })
})
