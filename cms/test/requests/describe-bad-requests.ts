import { describe, expect, test } from 'vitest'
import { type Answers, isNoFault, isNothing, isUnread } from './answers'
import { BAD_BODIES, BAD_IDS, BAD_QUERIES, ODD_BODIES, ODD_QUERIES, WITH_ALL } from './bad-requests'

/** @param every of each list, collections other than `WITH_ALL` are asked each `every`th, by turns */
export function describeBadRequests(answers: Answers, every: number): void {
  const chosen = (slug: string, items: readonly string[]) =>
    WITH_ALL.includes(slug)
      ? items
      : items.filter((_, at) => (at + answers.slugs.indexOf(slug)) % every === 0)

  describe('what cannot be read', () => {
    test('is answered with 400 in every collection, and changes nothing', async () => {
      for (const slug of answers.slugs) {
        const before = await answers.staffed.cms.payload.count({ collection: slug as 'news' })
        for (const query of chosen(slug, BAD_QUERIES)) {
          for (const path of ['', '/count', '/1'])
            await answers.check(isUnread(slug), 'GET', `/${slug}${path}?${query}`)
          for (const method of query.startsWith('where') ? ['PATCH', 'DELETE'] : [])
            await answers.check(isUnread(slug), method, `/${slug}?${query}`, '{}')
        }
        for (const body of chosen(slug, BAD_BODIES)) {
          await answers.check(isUnread(slug), 'POST', `/${slug}`, body)
          await answers.check(isUnread(slug), 'PATCH', `/${slug}/1`, body)
          await answers.check(isUnread(slug), 'PATCH', `/${slug}?where[id][equals]=0`, body)
        }
        expect(await answers.staffed.cms.payload.count({ collection: slug as 'news' })).toEqual(before)
      }
      answers.expectAllRight()
    }, 600_000)

    test('is no fault of ours where it is odd alone', async () => {
      for (const slug of answers.slugs) {
        for (const query of chosen(slug, ODD_QUERIES))
          for (const path of WITH_ALL.includes(slug) ? ['', '/count', '/versions', '/1'] : [''])
            await answers.check(isNoFault, 'GET', `/${slug}${path}?${query}`)
        for (const body of chosen(slug, ODD_BODIES)) {
          await answers.check(isNoFault, 'POST', `/${slug}`, body)
          await answers.check(isNoFault, 'POST', `/${slug}?draft=true`, body)
          await answers.check(isNoFault, 'PATCH', `/${slug}/1?draft=true`, body)
        }
      }
      answers.expectAllRight()
    }, 600_000)

    test('is 404 where it names nothing', async () => {
      for (const slug of answers.slugs.filter((each) => each !== 'payload-preferences')) {
        for (const id of chosen(slug, BAD_IDS)) {
          for (const path of [`/${slug}/${id}`, `/${slug}/versions/${id}`])
            await answers.check(isNothing, 'GET', path)
          for (const path of [`/${slug}/${id}/duplicate`, `/${slug}/versions/${id}`])
            await answers.check(isNothing, 'POST', path, '{}')
          await answers.check(isNothing, 'PATCH', `/${slug}/${id}`, '{}')
          await answers.check(isNothing, 'DELETE', `/${slug}/${id}`)
        }
      }
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing'])
        for (const path of [`/${name}`, `/globals/${name}`, `/news/${name}`])
          await answers.check((status) => status === 404, 'GET', path)
      for (const name of ['%E0%A4%A', '%', '%FF'])
        for (const path of [`/${name}`, `/globals/${name}`, `/news/${name}`, `/${name}/1`])
          await answers.check((status) => status === 400, 'GET', path)
      for (const path of ['/users/versions', '/users/versions/1', '/media/versions'])
        await answers.check((status) => status === 404, 'GET', path)
      answers.expectAllRight()
    }, 600_000)

    test('is refused in other methods than those there are', async () => {
      for (const slug of answers.slugs) {
        for (const method of ['PUT', 'HEAD']) await answers.check(isNothing, method, `/${slug}`)
        for (const method of ['PROPFIND', 'QUERY']) await answers.check(isNothing, method, `/${slug}`)
      }
      answers.expectAllRight()
    })
  })
}
