import { redirect } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { demo, isShownIn, named } from './demo'

const REDIRECTS = (await demo('redirects')).map(({ name, shared }) => ({
  name,
  from: String(shared.from),
  to: String(shared.to),
  permanent: shared.permanent,
}))
const ARTICLES = new Map(named(await demo('news')))

test('the hard redirects keep the contract, and lead on in one step [2.2#21]–[2.2#23]', () => {
  expect(REDIRECTS).toHaveLength(3)
  const taken = REDIRECTS.map(({ from }) => from.replace(/\*$/, ''))
  for (const { from, to, permanent } of REDIRECTS) {
    expect(redirect.parse({ from, to, permanent })).toMatchObject({ permanent: true })
    expect(taken.filter((each) => to.startsWith(each))).toEqual([])
  }
})

test('those to articles lead to one that is shown there, under the address of its type', () => {
  const targets = REDIRECTS.flatMap(({ to }) => {
    const found = /^\/(?<country>[a-z]+)\/(?<type>news|tips)-detail\/(?<slug>[a-z0-9-]+)\/$/.exec(to)
    return found?.groups ? [found.groups] : []
  })
  expect(targets).toHaveLength(2)
  for (const { country, type, slug } of targets) {
    const article = ARTICLES.get(slug ?? '')
    expect(article?.shared.type).toBe(type)
    expect(isShownIn(article!, country as 'ke')).toBe(true)
  }
})

test('the old news page of Kenya keeps its slug [2.2#22]', () => {
  const found = REDIRECTS.find(({ name }) => name === 'ke-detail')
  expect(found?.to).toBe(found?.from.replace('/detail/', '/news-detail/'))
})
