import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CmsWithSite, readList } from '../support/cms-with-site'

export function describeFinderResults(started: () => CmsWithSite): void {
  describe('how often trees of questions fixed a device', () => {
    const as = () => started().as
    const list = (headers: HeadersInit, query = '') =>
      readList(started(), `/fault-finder-results${query}`, headers)

    // The site creates its tables on first use.
    beforeAll(() => list(as().administrator))

    beforeEach(async () => {
      const { store } = started()
      await store.query('DELETE FROM finder_results')
      await store.query(
        `INSERT INTO finder_results (day, country, slug, is_fixed, count) VALUES
           (current_date, 'ng', 'gone', true, 3), (current_date - 40, 'ng', 'gone', true, 2),
           (current_date, 'ng', 'gone', false, 1), (current_date, 'ke', 'gone', false, 1),
           (current_date - 95, 'ke', 'gone', true, 9)`,
      )
    })

    test('is told for each tree and country, of the last 90 days, the most answered first', async () => {
      expect(await list(as().administrator)).toMatchObject({
        results: [
          { slug: 'gone', title: null, country: 'ng', fixed: 5, notFixed: 1 },
          { slug: 'gone', country: 'ke', fixed: 0, notFixed: 1 },
        ],
        pages: 1,
        counts: [
          { country: 'ke', name: 'Kenya', count: 1 },
          { country: 'ng', name: 'Nigeria', count: 1 },
        ],
      })
      expect(await list(as().administrator, '?country=ke')).toMatchObject({ results: [{ country: 'ke' }] })
    })

    test('is of the countries that an editor looks after, and for nobody else', async () => {
      expect(await list(as().nigerian)).toMatchObject({ results: [{ country: 'ng' }] })
      for (const headers of [as().translator, {}])
        expect((await started().cms.rest('/fault-finder-results', { headers })).status).toBe(403)
    })
  })
}
