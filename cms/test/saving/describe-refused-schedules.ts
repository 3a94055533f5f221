import { expect, test, vi } from 'vitest'
import { findRefusedSchedules } from '../../src/queries/schedules/refused-schedules'
import { addArticle } from '../support/content'
import { schedule } from '../support/schedule'
import type { Desk } from './desk'

export function describeRefusedSchedules(desk: Desk): void {
  test('a schedule whose document is not complete is refused with what is missing', async () => {
    const { payload } = desk
    const article = await addArticle(payload, {
      titles: { en: 'Incomplete' },
      slug: 'incomplete',
      cover: desk.surroundings.cover,
      _status: 'draft',
    })
    await payload.update({ collection: 'news', id: article, draft: true, data: { summary: null as never } })
    await schedule(payload, { article, type: 'publish', user: desk.editor, at: new Date(Date.now() - 1000) })
    const refused = async () => (await desk.ask('GET', `/document-state/news/${article}`)).json()
    await vi.waitFor(
      async () =>
        expect(await refused()).toMatchObject({ refused: [{ reason: expect.stringMatching(/Summary/) }] }),
      { timeout: 15_000, interval: 50 },
    )
    await payload.delete({ collection: 'news', id: article })
    expect(await findRefusedSchedules(payload.db.pool)).toEqual([])
  })
}
