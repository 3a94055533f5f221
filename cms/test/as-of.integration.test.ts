import { answerOf, CALLS, type CallName, MOMENT_PATH } from '@carelane/main-api'
import { makePreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { signedCall } from '@carelane/main-api/signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeRelease } from '../src/releases/release-contract'
import { send } from './rights/attempts'
import { kindOf, nextNumber, store } from './rights/documents'
import { type Session, type StaffedCms, startStaffedCms } from './rights/staffed-cms'
import { openOutbox, type Outbox } from './support/outbox'
import { schedule } from './support/schedule'
import { PREVIEW_ENVIRONMENT, startCms } from './support/start-cms'

const SECRET = PREVIEW_ENVIRONMENT.PUBLICATION_SECRET
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

let staffed: StaffedCms
let outbox: Outbox

beforeAll(async () => {
  staffed = await startStaffedCms('as-of', startCms)
  outbox = await openOutbox(staffed.cms.settings.connectionString)
})

afterAll(async () => {
  await outbox.close()
  await staffed.cms.stop()
})

function tokenOf(who: Session, at: Date, changed: Partial<PreviewPass> = {}): string {
  const [, claims = ''] = (who.headers.authorization ?? '').split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }
  return makePreviewToken(SECRET, {
    ...{ collection: 'countries', id: staffed.world.countries.ng, user: who.id, session: sid },
    ...{ admin: 'http://cms.test', at: at.toISOString(), expires: Math.floor(Date.now() / 1000) + 60 },
    ...changed,
  })
}

async function ask(call: CallName, request: object, token: string, secret = SECRET) {
  const body = JSON.stringify({ token, call, request })
  const signature = signedCall(secret, { method: 'POST', path: `/api${MOMENT_PATH}`, body })
  const headers = { 'content-type': 'application/json', ...signature }
  return staffed.cms.rest(MOMENT_PATH, { method: 'POST', headers, body })
}

async function banners(at: Date, who = staffed.as['country-editor']): Promise<string[]> {
  const answer = await ask('countryInfoNew', { shortName: 'ng' }, tokenOf(who, at))
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { result } = answerOf(CALLS.countryInfoNew.result).parse(await answer.json())
  const now = Date.now()
  // As the site chooses among them.
  const isOn = ({ from, to }: { from: string | null; to: string | null }) =>
    (from === null || Date.parse(from) <= now) && (to === null || Date.parse(to) > now)
  return result.adList.filter(isOn).map(({ title }) => title)
}

async function articles(at: Date): Promise<string[]> {
  const request = { shortName: 'ng', type: 'news', page: 1, size: 20 }
  const answer = await ask('news', request, tokenOf(staffed.as['country-editor'], at))
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { result } = answerOf(CALLS.news.result).parse(await answer.json())
  return result.articles.map(({ title }) => title)
}

async function banner(title: string, from: Date | null, to: Date | null) {
  const data = { ...kindOf('ads').make(staffed.world, 'own', nextNumber()), title, from, to }
  return (await staffed.world.payload.create({ collection: 'ads', data: data as never })).id
}

test('banners show as their windows say then, and nothing of it is published', async () => {
  await banner('Always', null, null)
  await banner('Soon', inHours(5), inHours(9))
  await banner('Until then', inHours(-1), inHours(4))
  await outbox.take()
  expect((await banners(inHours(2))).toSorted()).toEqual(['Always', 'Until then'])
  expect((await banners(inHours(6))).toSorted()).toEqual(['Always', 'Soon'])
  expect(await banners(inHours(10))).toEqual(['Always'])
  expect(await outbox.take()).toEqual([])
})

test('scheduled articles come and go at their time, for those who may read them', async () => {
  const { world, as } = staffed
  const user = as.administrator.id
  const leaves = await store(world, 'news', 'own')
  await world.payload.update({ collection: 'news', id: leaves, data: { title: 'Leaves' } })
  const data = { ...kindOf('news').make(world, 'own', nextNumber()), title: 'Comes', _status: 'draft' }
  const comes = (await world.payload.create({ collection: 'news', data: data as never, draft: true })).id
  await schedule(world.payload, { article: comes, type: 'publish', user, at: inHours(3) })
  await schedule(world.payload, { article: leaves, type: 'unpublish', user, at: inHours(5) })
  expect(await articles(inHours(1))).toEqual(['Leaves'])
  expect((await articles(inHours(4))).toSorted()).toEqual(['Comes', 'Leaves'])
  expect(await articles(inHours(6))).toEqual(['Comes'])
  expect(await world.payload.findByID({ collection: 'news', id: comes })).toMatchObject({ _status: 'draft' })
})

test('a scheduled release is live then, changes of banners included', async () => {
  const { world, as } = staffed
  const id = await banner('Before the release', null, null)
  const made = await send(staffed, as['country-editor'], 'POST', '/releases', {
    title: 'Launch',
    countries: [world.countries.ng],
  })
  const release = madeRelease.parse(await made.json()).id
  const change = { locale: 'en', data: { title: 'After the release' } }
  const added = await send(staffed, as['country-editor'], 'POST', `/releases/${release}/entries`, {
    ...{ kind: 'ads', documents: [id], change },
  })
  expect(added.status, await added.clone().text()).toBe(200)
  const planned = await send(staffed, as['country-editor'], 'POST', `/releases/${release}/schedule`, {
    ...{ at: inHours(20).toISOString(), timeZone: 'Africa/Lagos' },
  })
  expect(planned.status, await planned.clone().text()).toBe(200)
  expect(await banners(inHours(19))).toContain('Before the release')
  expect(await banners(inHours(21))).toContain('After the release')
  expect(await banners(inHours(19))).toContain('Before the release')
})

test('nothing is told of another country, to who has none of it, without the signature, or for a document’s token', async () => {
  const { as, foreigner } = staffed
  const at = inHours(1)
  const own = tokenOf(as['country-editor'], at)
  const info = { shortName: 'ng' }
  expect((await ask('countryInfoNew', { shortName: 'sa' }, own)).status).toBe(404)
  expect((await ask('countryInfoNew', info, tokenOf(foreigner, at))).status).toBe(404)
  expect((await ask('countryInfoNew', info, tokenOf(foreigner, at, { session: 'forged' }))).status).toBe(404)
  expect(
    (await ask('countryInfoNew', info, tokenOf(as['country-editor'], at, { collection: 'news' }))).status,
  ).toBe(404)
  expect((await ask('countryInfoNew', info, own, 'another secret of the same length!')).status).toBe(401)
  expect((await ask('siteMap', {}, own)).status).toBe(404)
  expect((await ask('countryInfoNew', info, 'x'.repeat(3000))).status).toBe(400)
})
