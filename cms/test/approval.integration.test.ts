import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApprovedKind } from '../src/access/approved-kinds'
import { documentState } from '../src/admin/publication-status/document-state'
import type { ApprovalState } from '../src/approval/approval-contract'
import { scheduleApproved } from '../src/approval/schedule-approved'
import { returnedToReader, waitsForApproval } from '../src/approval/waiting'
import { startJobRunner } from '../src/jobs/job-runner'
import { findRefusedSchedules } from '../src/queries/schedules/refused-schedules'
import { madeRelease, releaseDetails, releaseOutcome } from '../src/releases/release-contract'
import { callServer, send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, store, type Whose } from './rights/documents'
import { addNewcomer, type Session, type StaffedCms, startStaffedCms } from './rights/staffed-cms'
import { startCms } from './support/start-cms'

let staffed: StaffedCms
let editor: Session
let colleague: Session
let approver: Session

const SOON = { timeout: 20_000, interval: 100 }

beforeAll(async () => {
  staffed = await startStaffedCms('approval', startCms)
  editor = staffed.as['country-editor']
  colleague = await addNewcomer(staffed)
  approver = staffed.as['read-only']
  const kinds: ApprovedKind[] = ['policies', 'legal-pages', 'faqs']
  for (const { id } of [approver, colleague]) await account(id, { approves: kinds })
})

beforeEach(() => setRules({ administratorsToo: false }))

afterAll(() => staffed.cms.stop())

const send = (who: Session, method: string, path: string, data?: object) =>
  sendTo(staffed, who, method, path, data)

const account = (id: number, data: object) =>
  staffed.cms.payload.update({ collection: 'users', id, data: data as never })

/** Questions of Nigeria need approval, beside what does by default. */
const setRules = (more: object) =>
  staffed.cms.payload.updateGlobal({
    slug: 'approval-settings',
    data: {
      rules: [
        { kinds: ['policies', 'legal-pages'] },
        { kinds: ['faqs'], countries: [staffed.world.countries.ng] },
      ],
      ...more,
    },
  })

const textOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: [{ message: string }] }
  return `${answer.status} ${errors?.[0].message ?? ''}`
}

async function draft(who = editor, kind: ApprovedKind = 'faqs', whose: Whose = 'own'): Promise<number> {
  const data = { ...kindOf(kind).make(staffed.world, whose, nextNumber()), _status: 'draft' }
  const made = await send(who, 'POST', `/${kind}?draft=true`, data)
  expect(made.status, await made.clone().text()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

const type = (who: Session, id: number, question: string, more = '') =>
  send(who, 'PATCH', `/faqs/${id}?draft=true${more}`, { question, _status: 'draft' })

const publish = (who: Session, id: number, data: object = {}, kind: ApprovedKind = 'faqs') =>
  send(who, 'PATCH', `/${kind}/${id}`, { ...data, _status: 'published' })

async function approvalOf(
  id: number,
  who = editor,
  kind: ApprovedKind = 'faqs',
): Promise<ApprovalState | null> {
  const answer = await send(who, 'GET', `/document-state/${kind}/${id}`)
  expect(answer.status).toBe(200)
  return documentState.parse(await answer.json()).approval
}

async function act(who: Session, id: number, name: string, more: object = {}, kind: ApprovedKind = 'faqs') {
  const content = (await approvalOf(id, staffed.as.administrator, kind))?.content ?? ''
  return textOf(await send(who, 'POST', `/approvals/${kind}/${id}/${name}`, { content, ...more }))
}

async function approved(by = approver): Promise<number> {
  const id = await draft()
  expect(await act(editor, id, 'hand-in')).toBe('200 ')
  expect(await act(by, id, 'approve')).toBe('200 ')
  return id
}

const isLive = async (id: number, kind: ApprovedKind = 'faqs') =>
  (await staffed.cms.payload.findByID({ collection: kind, id, depth: 0 }))._status === 'published'

const liveQuestion = async (id: number) =>
  (await staffed.cms.payload.findByID({ collection: 'faqs', id, depth: 0, locale: 'en' })).question

const MISSING = /^409 This goes live only after somebody has approved it/
const OTHER = /^409 It is not what was approved/

describe('what needs approval', () => {
  test('is policies and legal pages where nobody set anything, and no administrator needs it', async () => {
    const { payload } = staffed.cms
    await payload.db.pool.query('DELETE FROM approval_settings')
    const id = await draft(editor, 'legal-pages')
    expect(await textOf(await publish(editor, id, {}, 'legal-pages'))).toMatch(MISSING)
    const question = await draft()
    expect((await publish(editor, question)).status).toBe(200)
    expect((await publish(staffed.as.administrator, id, {}, 'legal-pages')).status).toBe(200)
    expect(await isLive(id, 'legal-pages')).toBe(true)
    await payload.delete({ collection: 'legal-pages', id })
  })

  test('is what administrators set, by kind and country', async () => {
    const own = await draft()
    expect(await textOf(await publish(editor, own))).toMatch(MISSING)
    expect(await approvalOf(own)).toMatchObject({ stage: 'draft', mayHandIn: true, mayApprove: false })
    const abroad = await draft(staffed.foreigner, 'faqs', 'foreign')
    expect(await approvalOf(abroad, staffed.foreigner)).toBeNull()
    expect((await publish(staffed.foreigner, abroad)).status).toBe(200)
    const everywhere = await draft(staffed.as.administrator, 'faqs', 'all')
    expect(await approvalOf(everywhere, staffed.as.administrator)).toMatchObject({ stage: 'draft' })
    for (const who of [editor, approver, staffed.as.translator])
      expect(
        (await send(who, 'POST', '/globals/approval-settings', { administratorsToo: true })).status,
      ).toBe(403)
    await setRules({ administratorsToo: true })
    expect(await textOf(await publish(staffed.as.administrator, everywhere))).toMatch(MISSING)
  })
})

describe('publishing without approval', () => {
  test('is refused however it is tried, and leaves what is public as it was', async () => {
    const { ng } = staffed.world.countries
    const made = await send(editor, 'POST', '/faqs', kindOf('faqs').make(staffed.world, 'own', nextNumber()))
    expect(await textOf(made)).toMatch(MISSING)

    const id = await draft()
    expect(await textOf(await publish(editor, id, { question: 'Straight' }))).toMatch(MISSING)
    expect(
      await textOf(
        await send(editor, 'PATCH', `/faqs/${id}?publishSpecificLocale=en`, { _status: 'published' }),
      ),
    ).toMatch(MISSING)
    for (const query of ['', '&draft=true']) {
      const many = await send(editor, 'PATCH', `/faqs?where[id][equals]=${id}${query}`, {
        _status: 'published',
      })
      expect(await many.text(), query).toContain('only after somebody has approved it')
    }
    expect(await isLive(id)).toBe(false)

    const live = await store(staffed.world, 'faqs', 'own')
    const before = await liveQuestion(live)
    expect(await textOf(await send(editor, 'PATCH', `/faqs/${live}`, { question: 'Typo' }))).toMatch(MISSING)
    expect(
      await textOf(
        await send(editor, 'PATCH', `/faqs/${live}`, { countries: [ng, staffed.world.countries.ke] }),
      ),
    ).toMatch(MISSING)
    await staffed.cms.payload.update({
      collection: 'faqs',
      id: live,
      data: { question: 'Newer', _status: 'published' },
    })
    const { docs } = await staffed.cms.payload.findVersions({
      collection: 'faqs',
      where: { parent: { equals: live } },
      sort: 'updatedAt',
      limit: 1,
    })
    const old = docs[0]?.id ?? ''
    expect(await textOf(await send(editor, 'POST', `/faqs/versions/${old}`))).toMatch(MISSING)
    expect(await liveQuestion(live)).toBe('Newer')
    expect((await send(editor, 'POST', `/faqs/versions/${old}?draft=true`)).status).toBe(200)
    expect(await liveQuestion(live)).toBe('Newer')
    const restored = await staffed.cms.payload.findByID({ collection: 'faqs', id: live, draft: true })
    expect(restored.question).toBe(before)

    expect((await send(editor, 'PATCH', `/faqs/${live}`, { _status: 'draft' })).status).toBe(200)
    expect(await isLive(live)).toBe(false)
  })

  test('is not refused for what is public as it is, nor to the cms itself', async () => {
    const live = await store(staffed.world, 'faqs', 'own')
    expect(await approvalOf(live)).toBeNull()
    expect((await publish(editor, live)).status).toBe(200)
  })

  test('is refused when it is scheduled, and rehearsed or done within a release', async () => {
    const id = await draft()
    const plan = { type: 'publish', date: new Date(2099, 1), doc: { relationTo: 'faqs', value: String(id) } }
    expect(await callServer(staffed, editor, scheduleApproved, plan)).toEqual({
      error: 'Only what is approved can be scheduled. Hand it in for approval first.',
    })
    const release = await releaseOf(id)
    for (const name of ['check', 'go-live', 'schedule'])
      expect(await run(release, name), name).toMatchObject({
        isDone: false,
        problems: [{ document: id, text: expect.stringMatching(/only after somebody has approved it/) }],
      })
    expect(await isLive(id)).toBe(false)
  })
})

describe('an approval', () => {
  test('is given by somebody else, noted, and lets exactly that go live', async () => {
    const id = await draft()
    expect(await act(approver, id, 'approve')).toMatch(/^409 It does not wait for approval/)
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    expect(await act(editor, id, 'hand-in')).toMatch(/^409 Somebody did this meanwhile/)
    expect(await textOf(await publish(editor, id))).toMatch(MISSING)
    expect(await approvalOf(id, approver)).toMatchObject({
      ...{ stage: 'ready', person: 'country-editor', mayApprove: true, mayReturn: true, isOwn: false },
    })
    expect(await act(approver, id, 'approve')).toBe('200 ')
    expect(await approvalOf(id)).toMatchObject({ stage: 'approved', person: 'read-only', mayHandIn: false })
    expect(await textOf(await publish(editor, id, { question: 'Something else' }))).toMatch(OTHER)
    expect((await publish(editor, id)).status).toBe(200)
    expect(await isLive(id)).toBe(true)
    expect(await approvalOf(id)).toMatchObject({ stage: 'live', person: 'read-only' })
    const journal = await staffed.cms.payload.db.pool.query(
      `SELECT person, act FROM journal.entries WHERE kind = 'faqs' AND document_id = $1 AND act <> 'create' ORDER BY id`,
      [id],
    )
    expect(journal.rows).toEqual([
      { person: 'country-editor', act: 'handIn' },
      { person: 'read-only', act: 'approve' },
      { person: 'country-editor', act: 'publish' },
    ])
  })

  test('is taken away by any later save, in any language, and comes back with the same content', async () => {
    const id = await approved()
    const question = `Text again ${id}`
    const french = await send(staffed.as.translator, 'PATCH', `/faqs/${id}?draft=true&locale=fr`, {
      question,
    })
    expect(french.status).toBe(200)
    expect(await approvalOf(id)).toMatchObject({ stage: 'changed', mayHandIn: true })
    expect(await textOf(await publish(editor, id))).toMatch(OTHER)
    const empty = await send(staffed.as.translator, 'PATCH', `/faqs/${id}?draft=true&locale=fr`, {
      question: '',
    })
    expect(empty.status).toBe(200)
    expect(await approvalOf(id)).toMatchObject({ stage: 'approved' })
    expect((await type(editor, id, 'Another', '&autosave=true')).status).toBe(200)
    expect(await textOf(await publish(editor, id))).toMatch(OTHER)
    expect(await isLive(id)).toBe(false)
  })

  test('lets one language alone go live, as it was approved', async () => {
    const id = await store(staffed.world, 'faqs', 'own')
    for (const [locale, question] of [
      ['en', 'English'],
      ['fr', 'Français'],
    ] as const)
      expect((await type(editor, id, question, `&locale=${locale}`)).status).toBe(200)
    const french = `/faqs/${id}?locale=fr&publishSpecificLocale=fr`
    expect(await textOf(await send(editor, 'PATCH', french, { _status: 'published' }))).toMatch(MISSING)
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    expect(await act(approver, id, 'approve')).toBe('200 ')
    expect((await send(editor, 'PATCH', french, { _status: 'published' })).status).toBe(200)
    expect(await liveQuestion(id)).toMatch(/^Text/)
    const live = await staffed.cms.payload.findByID({ collection: 'faqs', id, locale: 'fr' })
    expect(live.question).toBe('Français')
    expect((await publish(editor, id)).status).toBe(200)
    expect(await liveQuestion(id)).toBe('English')
  })

  test('is not given to own changes, also of administrators, until somebody else approved them', async () => {
    const own = await draft(colleague)
    expect(await act(colleague, own, 'hand-in')).toBe('200 ')
    expect(await approvalOf(own, colleague)).toMatchObject({ isOwn: true, mayApprove: false })
    expect(await act(colleague, own, 'approve')).toMatch(/^403 You changed this yourself/)
    await type(staffed.as.administrator, own, 'By the administrator')
    expect(await act(editor, own, 'hand-in')).toBe('200 ')
    for (const who of [colleague, staffed.as.administrator])
      expect(await act(who, own, 'approve')).toMatch(/^403 You changed this yourself/)
    expect(await act(approver, own, 'approve')).toBe('200 ')
    await type(editor, own, 'By the editor')
    expect(await act(editor, own, 'hand-in')).toBe('200 ')
    expect(await act(colleague, own, 'approve')).toBe('200 ')
    expect(await act(approver, own, 'return', { comment: 'No' })).toBe('200 ')
    expect(await act(editor, own, 'hand-in')).toBe('200 ')
    expect(await act(colleague, own, 'approve')).toMatch(/^403 You changed this yourself/)
  })

  test('is for the kinds and countries of the approver alone', async () => {
    const id = await draft()
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    for (const who of [editor, staffed.as.translator, staffed.as.marketing])
      expect(await act(who, id, 'approve')).toMatch(/^403 You may not approve/)
    for (const who of [staffed.foreigner, staffed.as.stranger])
      expect(await act(who, id, 'approve')).toMatch(/^40[34]/)
    await account(approver.id, { approves: ['news'] })
    expect(await act(approver, id, 'approve')).toMatch(/^403 You may not approve/)
    await account(approver.id, { approves: ['policies', 'legal-pages', 'faqs'] })
    const shared = await draft(staffed.as.administrator, 'faqs', 'shared')
    expect(await act(staffed.as.administrator, shared, 'hand-in')).toBe('200 ')
    expect(await act(approver, shared, 'approve')).toMatch(/^403 You may not approve/)
    await account(approver.id, { allCountries: true })
    expect(await act(approver, shared, 'approve')).toBe('200 ')
    await account(approver.id, { allCountries: false })
  })

  test('is not given to what was saved meanwhile, nor while it is being saved', async () => {
    const id = await draft()
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    const content = (await approvalOf(id))?.content
    await type(editor, id, 'Newer')
    const late = await send(approver, 'POST', `/approvals/faqs/${id}/approve`, { content })
    expect(late.status).toBe(409)
    expect(await act(editor, id, 'hand-in')).toBe('200 ')

    const seen = (await approvalOf(id))?.content
    const answers = await Promise.all([
      send(approver, 'POST', `/approvals/faqs/${id}/approve`, { content: seen }),
      type(editor, id, 'At the same moment'),
    ])
    expect(answers[1].status).toBe(200)
    expect((await approvalOf(id))?.stage).toBe('changed')
    expect(await textOf(await publish(editor, id))).toMatch(/^409/)
    expect(await isLive(id)).toBe(false)
  })
})

describe('what is returned', () => {
  test('has a comment, names who returned it, and is handed in again', async () => {
    const id = await draft()
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    for (const comment of ['', '   ', 'x'.repeat(1001), 5])
      expect(await act(approver, id, 'return', { comment })).toMatch(/^400 Say what is to be changed/)
    expect(await act(editor, id, 'return', { comment: 'No' })).toMatch(/^403/)
    const comment = 'الرقم خطأ: “14 days”'
    expect(await act(approver, id, 'return', { comment })).toBe('200 ')
    expect(await act(approver, id, 'return', { comment })).toMatch(/^409/)
    const returned = { stage: 'returned', person: 'read-only', comment, mayHandIn: true }
    expect(await approvalOf(id)).toMatchObject(returned)
    await type(editor, id, 'Corrected')
    expect(await approvalOf(id)).toMatchObject(returned)
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    expect(await approvalOf(id)).toMatchObject({ stage: 'ready', comment: null })
  })

  test('what cannot be read is refused, and what is not there is not found', async () => {
    const id = await draft()
    for (const data of [{}, { content: 5 }, { content: 'x', more: 1 }])
      expect((await send(editor, 'POST', `/approvals/faqs/${id}/hand-in`, data)).status).toBe(400)
    for (const path of ['faqs/0', 'faqs/x', 'faqs/999999', 'ads/1', 'users/1'])
      expect((await send(editor, 'POST', `/approvals/${path}/hand-in`, { content: 'x' })).status).toBe(404)
    const free = await store(staffed.world, 'news', 'own')
    expect(
      await textOf(await send(editor, 'POST', `/approvals/news/${free}/hand-in`, { content: 'x' })),
    ).toMatch(/^409 This goes live without approval/)
  })
})

describe('the first page', () => {
  const read = async (who: Session) => {
    const { payload } = staffed.cms
    const user = await payload.findByID({ collection: 'users', id: who.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const idsOf = (found: { document: number }[]) => found.map(({ document }) => document)
    return {
      waiting: idsOf(await waitsForApproval(req, 20)),
      returned: idsOf(await returnedToReader(req, 20)),
    }
  }

  test('lists what waits for who may approve it, and what came back to who handed it in', async () => {
    const { payload } = staffed.cms
    await payload.db.pool.query('DELETE FROM approval.steps')
    const handedIn = async (who: Session) => {
      const id = await draft(who)
      expect(await act(who, id, 'hand-in')).toBe('200 ')
      return id
    }
    const [waits, own] = [await handedIn(editor), await handedIn(colleague)]
    const [returned, changed] = [await handedIn(editor), await handedIn(editor)]
    const [gone, live] = [await handedIn(editor), await handedIn(editor)]
    expect(await act(approver, returned, 'return', { comment: 'No' })).toBe('200 ')
    await type(editor, changed, 'Newer')
    await payload.delete({ collection: 'faqs', id: gone })
    expect((await publish(staffed.as.administrator, live)).status).toBe(200)
    expect(await read(approver)).toEqual({ waiting: [waits, own], returned: [] })
    expect(await read(colleague)).toEqual({ waiting: [waits], returned: [] })
    expect(await read(editor)).toEqual({ waiting: [], returned: [returned] })
    expect(await read(staffed.foreigner)).toEqual({ waiting: [], returned: [] })
    const { rows } = await payload.db.pool.query('SELECT document_id FROM approval.steps')
    expect(rows).toHaveLength(4)
  })
})

describe('a schedule', () => {
  test('goes live while the content is what was approved, and is refused and kept otherwise', async () => {
    const { payload, settings } = staffed.cms
    const [kept, changed] = [await approved(), await approved()]
    for (const id of [kept, changed]) {
      const plan = {
        type: 'publish',
        date: new Date(Date.now() + 1500),
        doc: { relationTo: 'faqs', value: String(id) },
      }
      expect(await callServer(staffed, editor, scheduleApproved, plan)).toHaveProperty('message')
    }
    await type(editor, changed, 'After the approval')
    const client = new Client({ connectionString: settings.connectionString })
    await client.connect()
    const runner = startJobRunner(payload, settings.connectionString)
    const refused = () => findRefusedSchedules(client, { collection: 'faqs', document: changed })
    await vi.waitFor(async () => expect(await refused()).toHaveLength(1), SOON)
    await vi.waitFor(async () => expect(await isLive(kept)).toBe(true), SOON)
    expect(await refused()).toMatchObject([
      { type: 'publish', reason: expect.stringMatching(/not what was approved/) },
    ])
    expect(await isLive(changed)).toBe(false)
    await runner.stop()
    await client.end()
  })
})

describe('a release', () => {
  test('says when it is opened which documents wait for approval, by what whoever makes it live needs', async () => {
    const [waiting, ready] = [await draft(), await approved()]
    const release = await releaseOf(waiting)
    await addTo(release, ready)
    expect(await statesIn(release)).toEqual(['unapproved', 'ready'])
    const { administrator } = staffed.as
    expect(await statesIn(release, administrator)).toEqual(['ready', 'ready'])
    await setRules({ administratorsToo: true })
    expect(await statesIn(release, administrator)).toEqual(['unapproved', 'ready'])
    await setRules({ administratorsToo: false })

    expect(await act(editor, waiting, 'hand-in')).toBe('200 ')
    expect(await statesIn(release)).toEqual(['unapproved', 'ready'])
    expect(await act(approver, waiting, 'approve')).toBe('200 ')
    expect(await statesIn(release)).toEqual(['ready', 'ready'])
    await type(editor, waiting, 'Otherwise than approved')
    expect(await statesIn(release)).toEqual(['unapproved', 'ready'])

    expect(await run(release, 'schedule', {}, administrator)).toMatchObject({ isDone: true })
    expect(await statesIn(release)).toEqual(['ready', 'ready'])
    await setRules({ administratorsToo: true })
    expect(await statesIn(release)).toEqual(['unapproved', 'ready'])
    expect((await send(editor, 'POST', `/releases/${release}/call-off`, {})).status).toBe(200)
  })

  test('goes live with what is approved, and is rolled back without asking anew', async () => {
    const id = await store(staffed.world, 'faqs', 'own')
    const before = await liveQuestion(id)
    await type(editor, id, 'In the release')
    expect(await act(editor, id, 'hand-in')).toBe('200 ')
    expect(await act(approver, id, 'approve')).toBe('200 ')
    const release = await releaseOf(id)
    expect(await run(release, 'go-live')).toMatchObject({ isDone: true })
    expect(await liveQuestion(id)).toBe('In the release')
    expect(await run(release, 'roll-back', { changed: 'ask' })).toMatchObject({ isDone: true })
    expect(await liveQuestion(id)).toBe(before)
    expect(await run(release, 'go-live')).toMatchObject({ isDone: true })
  })

  test('is refused at its time if the approval was withdrawn', async () => {
    const id = await approved()
    const release = await releaseOf(id)
    const soon = { at: new Date(Date.now() + 1500).toISOString(), timeZone: 'Africa/Lagos' }
    expect(await run(release, 'schedule', soon)).toMatchObject({ isDone: true })
    expect(await act(approver, id, 'return', { comment: 'Wait' })).toBe('200 ')
    const { payload, settings } = staffed.cms
    const runner = startJobRunner(payload, settings.connectionString)
    const stateOf = async () =>
      (await (await send(editor, 'GET', `/releases/${release}`)).json()) as {
        state: string
        refused: { text: string }[]
      }
    await vi.waitFor(async () => expect((await stateOf()).state).toBe('open'), SOON)
    await runner.stop()
    expect((await stateOf()).refused[0]?.text).toMatch(/only after somebody has approved it/)
    expect(await isLive(id)).toBe(false)
  })
})

async function releaseOf(document: number): Promise<number> {
  const countries = [staffed.world.countries.ng]
  const made = await send(editor, 'POST', '/releases', { title: 'Campaign', countries })
  const { id } = madeRelease.parse(await made.json())
  await addTo(id, document)
  return id
}

async function addTo(release: number, document: number): Promise<void> {
  const documents = [document]
  const added = await send(editor, 'POST', `/releases/${release}/entries`, { kind: 'faqs', documents })
  expect(added.status).toBe(200)
}

async function statesIn(release: number, who = editor) {
  const answer = await send(who, 'GET', `/releases/${release}`)
  return releaseDetails.parse(await answer.json()).entries.map(({ state }) => state)
}

async function run(release: number, name: string, sent: object = {}, who = editor) {
  const soon = { at: new Date(Date.now() + 600_000).toISOString(), timeZone: 'Africa/Lagos' }
  const plan = name === 'schedule' ? { ...soon, ...sent } : sent
  const answer = await send(who, 'POST', `/releases/${release}/${name}`, plan)
  return releaseOutcome.parse(await answer.json())
}
