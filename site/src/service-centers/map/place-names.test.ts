import { expect, test } from 'vitest'
import { fitting } from './place-names'

const ground = { width: 400, height: 300, discs: [] }

const at = (text: string, x: number, y: number, below = 0) => ({ text, x, y, below })

const indexes = (...of: Parameters<typeof fitting>) => fitting(...of).map(({ index }) => index)

test('of names that lie over one another the first is shown, and all that are apart', () => {
  const names = [
    at('Lagos', 200, 100, 26),
    at('Ikeja', 205, 100, 26),
    at('Epe', 203, 100, 26),
    at('Ibadan', 200, 240),
  ]
  expect(fitting([...names, at('Agege', 202, 100, 26)], ground)).toEqual([
    { index: 0, offset: 26 },
    { index: 1, offset: -46 },
    { index: 3, offset: 0 },
  ])
})

test('a name that the edge would cut is left out', () => {
  expect(
    indexes(
      [at('Port Harcourt', 20, 100), at('Abuja', 200, 320), at('Yola', 395, 200), at('Kano', 200, 100)],
      ground,
    ),
  ).toEqual([3])
})

test('never more than can be read at a glance', () => {
  const many = Array.from({ length: 200 }, (_, place) =>
    at('Ife', 60 + (place % 20) * 60, 40 + Math.floor(place / 20) * 60),
  )
  expect(fitting(many, { width: 2000, height: 2000, discs: [] })).toHaveLength(24)
})

test('a name gives way to a number of centres: it stands below or above its own town, or is left out', () => {
  const discs = [{ x: 200, y: 100, radius: 18 }]
  const numbered = { ...ground, discs }
  expect(fitting([at('Abuja', 200, 100, 26)], numbered)).toEqual([{ index: 0, offset: 26 }])
  expect(fitting([at('Abuja', 200, 80, 26)], numbered)).toEqual([{ index: 0, offset: -46 }])
  const both = { ...ground, discs: [...discs, { x: 200, y: 60, radius: 18 }] }
  expect(fitting([at('Abuja', 200, 92, 26)], both)).toEqual([{ index: 0, offset: 46 }])
  expect(fitting([at('Minna', 190, 95)], numbered)).toEqual([])
})
