import { describe, expect, it } from 'vitest'
import { chooseByName, readNamed, type ListAfter } from './choose-by-name'

/** Product, brand, series and model, as the service names them. */
const SOLD: readonly (readonly string[])[] = [
  ['Watch', 'Aster', 'Band', 'Aster Band 2'],
  ['Phone', 'Aster', 'Nova', 'Aster Nova 5'],
  ['Phone', 'Aster', 'Nova', 'Aster Nova 5 Pro'],
  ['Phone', 'Aster', 'Lite', 'Aster Lite 3 Go'],
  ['Phone', 'Boreal', 'One', 'Boreal One+'],
  ['Phone', 'Boreal', 'Twin', 'Boreal Twin A'],
  ['Phone', 'Boreal', 'Twin', 'Boreal Twin B'],
]

const listAfter: ListAfter = (chosen) => {
  const rows = SOLD.filter((row) => chosen.every((value, at) => row[at] === value))
  const names = [...new Set(rows.map((row) => row[chosen.length] ?? ''))]
  return Promise.resolve(names.map((name) => ({ value: name, name })))
}

describe('a model that was named', () => {
  it.each([
    ['Aster Nova 5', 'Aster Nova 5'],
    ['aster nova 5 PRO', 'Aster Nova 5 Pro'],
    ['Nova 5', 'Aster Nova 5'],
    ['Nova-5', 'Aster Nova 5'],
    ['Lite 3', 'Aster Lite 3 Go'],
    ['One+', 'Boreal One+'],
    ['Band 2', 'Aster Band 2'],
  ])('%s is chosen through all lists', async (name, model) => {
    const row = SOLD.find((each) => each[3] === model)
    expect(await chooseByName(name, 4, listAfter)).toEqual(row)
  })

  it.each([['Twin'], ['Nova 7'], ['Nov'], [''], ['!?'], ['<script>']])(
    '%s leaves the choice to the visitor',
    async (name) => {
      expect(await chooseByName(name, 4, listAfter)).toBeNull()
    },
  )

  it('is not looked for where the service does not answer', async () => {
    expect(await chooseByName('Nova 5', 4, () => Promise.resolve(null))).toBeNull()
  })

  it('costs the service a limited number of questions', async () => {
    let asked = 0
    const endless: ListAfter = () => {
      asked += 1
      return Promise.resolve(
        Array.from({ length: 50 }, (_, at) => ({ value: `v${at}`, name: `Other ${at}` })),
      )
    }
    expect(await chooseByName('Nova 5', 4, endless)).toBeNull()
    expect(asked).toBeLessThanOrEqual(30)
  })
})

it.each([
  [{ named: ' Nova 5 ' }, 'Nova 5'],
  [{ named: ['Nova 5', 'x'] }, 'Nova 5'],
  [{ named: 'x'.repeat(101) }, ''],
  [{}, ''],
])('reads the name of %j', (query, name) => {
  expect(readNamed(query)).toBe(name)
})
