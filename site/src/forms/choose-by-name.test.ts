import { describe, expect, test } from 'vitest'
import { chooseByName, readNamed, type AskLists } from './choose-by-name'

const SOLD: readonly (readonly string[])[] = [
  ['Watch', 'Aster', 'Band', 'Aster Band 2'],
  ['Phone', 'Aster', 'Nova', 'Aster Nova 5'],
  ['Phone', 'Aster', 'Nova', 'Aster Nova 5 Pro'],
  ['Phone', 'Aster', 'Lite', 'Aster Lite 3 Go'],
  ['Phone', 'Boreal', 'One', 'Boreal One+'],
  ['Phone', 'Boreal', 'Twin', 'Boreal Twin A'],
  ['Phone', 'Boreal', 'Twin', 'Boreal Twin B'],
]

const LISTS = ['products', 'brands', 'series', 'models'] as const
type Ask = AskLists<(typeof LISTS)[number]>

const answer = (list: (at: number) => readonly string[]): ReturnType<Ask> => {
  const of = (at: number) => list(at).map((name) => ({ value: name, label: name }))
  return Promise.resolve({ ok: true, data: { products: of(0), brands: of(1), series: of(2), models: of(3) } })
}

const ask: Ask = (chosen) => {
  const rows = SOLD.filter((row) => chosen.every((value, at) => row[at] === value))
  return answer((at) => (at > chosen.length ? [] : [...new Set(rows.map((row) => row[at] ?? ''))]))
}

describe('a model that was named', () => {
  test.each([
    ['Aster Nova 5', 'Aster Nova 5'],
    ['aster nova 5 PRO', 'Aster Nova 5 Pro'],
    ['Nova 5', 'Aster Nova 5'],
    ['Nova-5', 'Aster Nova 5'],
    ['Lite 3', 'Aster Lite 3 Go'],
    ['One+', 'Boreal One+'],
    ['Band 2', 'Aster Band 2'],
  ])('%s is chosen through all lists', async (name, model) => {
    const row = SOLD.find((each) => each[3] === model)
    expect(await chooseByName(name, LISTS, ask)).toEqual(row)
  })

  test.each([['Twin'], ['Nova 7'], ['Nov'], [''], ['!?'], ['<script>']])(
    '%s leaves the choice to the visitor',
    async (name) => {
      expect(await chooseByName(name, LISTS, ask)).toBeNull()
    },
  )

  test('is not looked for where the service does not answer', async () => {
    const failure = { kind: 'timeout', isRetryable: true, cause: new Error('no answer in time') } as const
    expect(await chooseByName('Nova 5', LISTS, () => Promise.resolve({ ok: false, failure }))).toBeNull()
  })

  test('costs the service a limited number of questions', async () => {
    let asked = 0
    const endless: Ask = () => {
      asked += 1
      return answer(() => Array.from({ length: 50 }, (_, at) => `Other ${at}`))
    }
    expect(await chooseByName('Nova 5', LISTS, endless)).toBeNull()
    expect(asked).toBeLessThanOrEqual(30)
  })
})

test.each([
  [{ named: ' Nova 5 ' }, 'Nova 5'],
  [{ named: ['Nova 5', 'x'] }, 'Nova 5'],
  [{ named: 'x'.repeat(101) }, ''],
  [{}, ''],
])('reads the name of %j', (query, name) => {
  expect(readNamed(query)).toBe(name)
})
