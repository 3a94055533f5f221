import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf } from './problems'

const schema = z.object({
  orders: z.array(z.object({ status: z.string(), paid: z.union([z.boolean(), z.literal('true')]) })),
})

function problems(value: unknown) {
  const { error } = schema.safeParse(value)
  return error ? problemsOf(error, ['data']) : []
}

test('tells where something is not as agreed and what was expected, and quotes nothing', () => {
  expect(problems({ orders: [{ status: 490154203237518, paid: 'perhaps' }] })).toEqual([
    'data.orders[0].status: expected string, received number',
    'data.orders[0].paid: expected boolean, received string, or expected "true"',
  ])
})

test('stops where more would say nothing new', () => {
  const lines = problems({ orders: Array.from({ length: 40 }, () => ({ paid: true })) })
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('and 28 more')
})
