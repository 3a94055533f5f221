import { publication } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { type Due, takeBatch } from './batch'

const article = (number: number, refusals = 0): Due => ({
  id: `id-${number}`,
  tags: ['news', `news:${number}`],
  refusals,
})
const articles = (count: number, refusals = 0) =>
  Array.from({ length: count }, (_, n) => article(n, refusals))

test('one publication keeps its id and tags', () => {
  expect(takeBatch([article(7)])).toEqual({
    ids: ['id-7'],
    publication: { id: 'id-7', tags: ['news', 'news:7'] },
  })
})

test('a burst is sent in as few requests as the contract allows', () => {
  const { ids, publication: sent } = takeBatch(articles(500))
  expect(ids).toHaveLength(499)
  expect(sent.tags).toHaveLength(500)
  expect(publication.safeParse(sent).success).toBe(true)
})

test('the id stands for exactly the publications of the request, in any order', () => {
  const [one, two, three] = [article(1), article(2), article(3)]
  const idOf = (due: Due[]) => takeBatch(due).publication.id
  expect(idOf([one, two])).toBe(idOf([two, one]))
  expect(idOf([one, two])).not.toBe(idOf([one, two, three]))
  expect(idOf([one, two])).not.toBe(idOf([one]))
})

test('after refusals a request carries ever fewer, down to one, and none with another history', () => {
  expect(takeBatch(articles(500, 1)).ids).toHaveLength(125)
  expect(takeBatch(articles(500, 3)).ids).toHaveLength(7)
  expect(takeBatch(articles(500, 40)).ids).toEqual(['id-0'])
  expect(takeBatch([article(1), article(2, 1)]).ids).toEqual(['id-1'])
})
