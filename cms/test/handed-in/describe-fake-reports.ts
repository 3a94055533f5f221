import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CmsWithSite, readList } from '../support/cms-with-site'

export function describeFakeReports(started: () => CmsWithSite): void {
  describe('the list of what visitors reported as a fake', () => {
    const as = () => started().as
    const list = (headers: HeadersInit, query = '') => readList(started(), `/fake-reports${query}`, headers)

    // The site creates its tables on first use.
    beforeAll(() => list(as().administrator))

    beforeEach(() => started().store.query('DELETE FROM fake_reports'))

    const finish = (headers: HeadersInit, id: string) =>
      started().cms.rest(`/fake-reports/${id}/done`, { method: 'POST', headers })

    /** Sealed with a key that the site no longer has. */
    async function add(country: string, reports: number): Promise<string> {
      const { rows } = await started().store.query<{ id: string }>(
        `INSERT INTO fake_reports (country, text_hash, key_id, content, reports)
         VALUES ($1, gen_random_uuid()::text, 'gone', '\\x00', $2) RETURNING id`,
        [country, reports],
      )
      return rows[0]?.id ?? ''
    }

    test('has the most reported first, and says of each how often', async () => {
      await add('ng', 1)
      const id = await add('ke', 3)
      expect(await list(as().administrator)).toMatchObject({
        reports: [
          { id, country: 'ke', reports: 3, text: null },
          { country: 'ng', reports: 1 },
        ],
        pages: 1,
        counts: [
          { country: 'ke', name: 'Kenya', count: 1 },
          { country: 'ng', name: 'Nigeria', count: 1 },
        ],
      })
      expect((await started().cms.rest('/fake-reports?page=0', { headers: as().administrator })).status).toBe(
        400,
      )
    })

    test('is of the countries that an editor looks after, and for nobody else', async () => {
      const own = await add('ng', 1)
      const other = await add('ke', 1)
      expect(await list(as().nigerian)).toMatchObject({ reports: [{ id: own }] })
      expect(await (await finish(as().nigerian, other)).json()).toEqual({ isDone: false })
      expect(await (await finish(as().nigerian, own)).json()).toEqual({ isDone: true })
      expect((await finish(as().nigerian, 'nonsense')).status).toBe(400)
      for (const headers of [as().translator, {}])
        expect((await started().cms.rest('/fake-reports', { headers })).status).toBe(403)
    })
  })
}
