import { expect, test } from 'vitest'
import { fitting } from './place-names'

const ground = { width: 400, height: 300, discs: [] }

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('of names that lie over one another the first is shown, and all that are apart', () => {
  expect(fitting([at('Lagos', 200, 100), at('Ikeja', 210, 104), at('Ibadan', 200, 180)], ground)).toEqual([
    0, 2,
  ])
})

test('a name that the edge would cut is left out', () => {
  expect(
    fitting([at('Port Harcourt', 20, 100), at('Abuja', 200, 295), at('Kano', 200, 100)], ground),
  ).toEqual([2])
})

test('never more than can be read at a glance', () => {
  const many = Array.from({ length: 200 }, (_, place) =>
    at('Ife', 60 + (place % 20) * 60, 40 + Math.floor(place / 20) * 60),
  )
  expect(fitting(many, { width: 2000, height: 2000, discs: [] })).toHaveLength(24)
})

test('a name gives way to a number of centres, and stands below that of its own town', () => {
  const discs = [{ x: 200, y: 100, radius: 18 }]
  expect(fitting([at('Minna', 190, 95), at('Abuja', 200, 126)], { ...ground, discs })).toEqual([1])
})
