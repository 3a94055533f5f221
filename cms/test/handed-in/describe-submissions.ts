import { randomUUID } from 'node:crypto'
import { SUBMISSION_RETRY_PATH, SUBMISSIONS_PATH } from '@carelane/main-api'
import { signedCall } from '@carelane/main-api/signature'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CmsWithSite, readList } from '../support/cms-with-site'

interface Stored {
  country?: string
  state?: 'waiting' | 'delivering' | 'delivered' | 'refused'
  failure?: string
  answer?: string
  once?: string
  kind?: string
  minutesAgo?: number
}

export function describeSubmissions(started: () => CmsWithSite): void {
  describe('submissions', () => {
    const as = () => started().as
    const list = (headers: HeadersInit, query = '') => readList(started(), `/submissions${query}`, headers)

    // The site creates its tables on first use.
    beforeAll(() => list(as().administrator))

    beforeEach(() => started().store.query('DELETE FROM submissions'))

    const retry = async (headers: HeadersInit, key: string) =>
      (await started().cms.rest(`/submissions/${key}/retry`, { method: 'POST', headers })).json()

    async function add({ country = 'ng', state = 'waiting', minutesAgo = 1, ...more }: Stored = {}) {
      const key = randomUUID()
      const isSettled = state === 'delivered' || state === 'refused'
      await started().store.query(
        `INSERT INTO submissions (key, kind, country, state, once, subjects, key_id, content, attempts, due_at, failure, answer,
           received_at, settled_at)
         VALUES ($1, $2, $3, $4, $5, '{hashed}', 'session', 'sealed', 3, now() + interval '1 hour', $6, $7,
           now() - make_interval(mins => $8), CASE WHEN $9 THEN now() END)`,
        [
          key,
          more.kind ?? 'rating',
          country,
          state,
          more.once ?? key,
          more.failure ?? null,
          more.answer ?? null,
          minutesAgo,
          isSettled,
        ],
      )
      return key
    }

    const stored = async (key: string) =>
      (
        await started().store.query(
          'SELECT state, attempts, answer, settled_at FROM submissions WHERE key = $1',
          [key],
        )
      ).rows[0]

    test('is empty where nothing was handed in', async () => {
      expect(await list(as().administrator)).toEqual({ submissions: [], pages: 1, counts: [] })
    })

    describe('the list of what visitors handed in', () => {
      test('has what waits or was refused, the newest first, and nothing of what it says', async () => {
        const refused = await add({ state: 'refused', answer: 'tooLate', minutesAgo: 5 })
        const waiting = await add({ country: 'ke', failure: 'timeout', minutesAgo: 2 })
        await add({ state: 'delivered', answer: 'accepted' })
        const found = await list(as().administrator)
        const common = { kind: 'rating', attempts: 3, receivedAt: expect.any(String) }
        expect(found).toEqual({
          submissions: [
            { ...common, key: waiting, country: 'ke', state: 'waiting', reason: 'timeout' },
            { ...common, key: refused, country: 'ng', state: 'refused', reason: 'tooLate' },
          ],
          pages: 1,
          counts: [
            { country: 'ke', name: 'Kenya', count: 1 },
            { country: 'ng', name: 'Nigeria', count: 1 },
          ],
        })
        expect(await list(as().administrator, '?country=ng')).toMatchObject({
          submissions: [{ key: refused }],
        })
      })

      test('has pages', async () => {
        for (let at = 0; at < 51; at++) await add({ minutesAgo: 51 - at })
        const oldest = await add({ minutesAgo: 100 })
        const first = await list(as().administrator)
        expect([first.submissions.length, first.pages, first.counts[0].count]).toEqual([50, 2, 52])
        const second = await list(as().administrator, '?page=2')
        expect(second.submissions.map(({ key }: { key: string }) => key)).toHaveLength(2)
        expect(second.submissions[1].key).toBe(oldest)
        expect(
          (await started().cms.rest('/submissions?page=0', { headers: as().administrator })).status,
        ).toBe(400)
      })

      test('is of the countries that an editor looks after, and for nobody else', async () => {
        const own = await add()
        const foreign = await add({ country: 'ke' })
        expect(await list(as().nigerian)).toMatchObject({
          submissions: [{ key: own }],
          counts: [{ country: 'ng' }],
        })
        expect(await list(as().nigerian, '?country=ke')).toMatchObject({ submissions: [] })
        expect(await retry(as().nigerian, foreign)).toEqual({ outcome: 'gone' })
        for (const headers of [as().translator, {}]) {
          expect((await started().cms.rest('/submissions', { headers })).status).toBe(403)
          expect(
            (await started().cms.rest(`/submissions/${own}/retry`, { method: 'POST', headers })).status,
          ).toBe(403)
        }
        for (const key of [own, foreign]) expect(await stored(key)).toMatchObject({ attempts: 3 })
      })
    })

    describe('what is tried again by an editor', () => {
      test('is due at once where it waits, and the site tries it', async () => {
        const key = await add()
        expect(await retry(as().nigerian, key)).toEqual({ outcome: 'due' })
        await expect.poll(() => stored(key), { timeout: 20_000 }).toMatchObject({ attempts: 4 })
      })

      test('is tried anew where it was refused', async () => {
        const key = await add({ kind: 'other', state: 'refused', answer: 'tooLate' })
        expect(await retry(as().administrator, key)).toEqual({ outcome: 'due' })
        expect(await stored(key)).toEqual({ state: 'waiting', attempts: 3, answer: null, settled_at: null })
        expect(await retry(as().administrator, randomUUID())).toEqual({ outcome: 'gone' })
      })

      test('stays refused where its visitor has handed in another, and delivered where it arrived', async () => {
        const refused = await add({ kind: 'other', state: 'refused', once: 'one order' })
        await add({ kind: 'other', once: 'one order' })
        const delivered = await add({ kind: 'other', state: 'delivered' })
        expect(await retry(as().nigerian, refused)).toEqual({ outcome: 'replaced' })
        expect(await retry(as().nigerian, delivered)).toEqual({ outcome: 'gone' })
        expect(await stored(refused)).toMatchObject({ state: 'refused' })
        expect(await stored(delivered)).toMatchObject({ state: 'delivered' })
      })
    })

    describe('the site', () => {
      const ask = async (path: string, asked: object, secret: string, signedPath = path) => {
        const body = JSON.stringify(asked)
        const headers = signedCall(secret, { method: 'POST', path: signedPath, body })
        return (await fetch(`${started().stack.siteUrl}${path}`, { method: 'POST', body, headers })).status
      }

      test('answers whoever signs with the secret alone, and what it understands', async () => {
        const asked = { countries: null, country: null, page: 1 }
        const key = await add({ kind: 'other', state: 'refused' })
        const secret = started().stack.secrets.publicationSecret
        const other = 'another secret that is long enough for it'
        expect(await ask(SUBMISSIONS_PATH, asked, secret)).toBe(200)
        expect(await ask(SUBMISSIONS_PATH, asked, other)).toBe(401)
        expect(await ask(SUBMISSIONS_PATH, asked, secret, SUBMISSION_RETRY_PATH)).toBe(401)
        expect(await ask(SUBMISSION_RETRY_PATH, { countries: null, key }, other)).toBe(401)
        expect(await ask(SUBMISSION_RETRY_PATH, asked, secret)).toBe(400)
        expect(await ask(SUBMISSIONS_PATH, { ...asked, page: 'all' }, secret)).toBe(400)
        expect(await ask(SUBMISSIONS_PATH, { ...asked, more: 'x'.repeat(20_000) }, secret)).toBe(413)
        expect(await stored(key)).toMatchObject({ state: 'refused' })
      })

      test('is not said to be away where the fault is our own', async () => {
        await add()
        const { cms } = started()
        const rename = (from: string, to: string) =>
          cms.payload.db.pool.query(`ALTER TABLE ${from} RENAME TO ${to}`)
        await rename('countries_locales', 'away')
        try {
          expect((await cms.rest('/submissions', { headers: as().administrator })).status).toBe(500)
        } finally {
          await rename('away', 'countries_locales')
        }
        expect((await cms.rest('/submissions', { headers: as().administrator })).status).toBe(200)
      })

      test('that does not answer is said to be away', async () => {
        await started().stack.kill('site')
        const answer = await started().cms.rest('/submissions', { headers: as().administrator })
        expect(answer.status).toBe(503)
        expect(await answer.json()).toEqual({ message: 'The site does not answer.' })
        await started().stack.start('site')
        expect(await list(as().administrator)).toMatchObject({ pages: 1 })
      })
    })
  })
}
