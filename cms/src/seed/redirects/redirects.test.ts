import { redirect } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { SEED_ARTICLES } from '../articles/articles'
import { typeOf } from '../articles/article-path'
import { isShownIn } from '../articles/is-shown-in'
import { SEED_REDIRECTS } from './redirects'

test('the hard redirects keep the contract, and lead on in one step [2.2#21]–[2.2#23]', () => {
  const taken = SEED_REDIRECTS.map(({ from }) => from.replace(/\*$/, ''))
  for (const { from, to } of SEED_REDIRECTS) {
    expect(redirect.parse({ from, to, permanent: true })).toBeDefined()
    expect(taken.filter((each) => to.startsWith(each))).toEqual([])
  }
})

test('those to articles lead to one that is shown there, under the address of its type', () => {
  const targets = SEED_REDIRECTS.flatMap(({ to }) => {
    const found = /^\/(?<country>[a-z]+)\/(?<type>news|tips)-detail\/(?<slug>[a-z0-9-]+)\/$/.exec(to)
    return found?.groups ? [found.groups] : []
  })
  expect(targets).toHaveLength(2)
  for (const { country, type, slug } of targets) {
    const article = SEED_ARTICLES.find((each) => each.slug === slug)
    expect(article && typeOf(article)).toBe(type)
    expect(isShownIn(article!, country as 'ke')).toBe(true)
  }
})

test('the old news page of Kenya keeps its slug [2.2#22]', () => {
  const found = SEED_REDIRECTS.find(({ name }) => name === 'ke-detail')
  expect(found?.to).toBe(found?.from.replace('/detail/', '/news-detail/'))
})
