import { readFileSync } from 'node:fs'
import { PROTECTION_STATUSES } from '@carelane/after-sales'
import { expect, test } from 'vitest'
import { canDo, isBought, orderStateOf, policyStateOf, TRANSITIONS, type OrderState } from './order-states'

const DECISION = new URL('../../../../docs/features/protection-plans.md', import.meta.url)

test('every value of the contract has a state, and one that is new is unknown [4#37]', () => {
  expect(PROTECTION_STATUSES.map(orderStateOf)).toEqual([...PROTECTION_STATUSES])
  for (const strange of ['', 'Paid', 'toString', 'refunding', null, undefined])
    expect(orderStateOf(strange)).toBe('unknown')
})

test('the diagram in the decision is the machine', () => {
  const [, diagram = ''] =
    /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(readFileSync(DECISION, 'utf8')) ?? []
  const drawn = diagram
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const lines = TRANSITIONS.map(({ from, event, to }) => `${from} --> ${to}: ${event}`)
  expect(drawn).toEqual(['[*] --> created', ...lines, 'ended --> [*]', 'canceled --> [*]'])
})

test('each state but the first is reached, and one event leads from a state to one other alone', () => {
  const reached = new Set<OrderState>(['created'])
  for (const _ of TRANSITIONS) for (const { from, to } of TRANSITIONS) if (reached.has(from)) reached.add(to)
  expect([...reached].toSorted()).toEqual([...PROTECTION_STATUSES].toSorted())
  const steps = TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
  expect(new Set(steps).size).toBe(steps.length)
})

test('a failed payment can be made again [4#34], and what is not in effect be canceled [4#33]', () => {
  const states: OrderState[] = [...PROTECTION_STATUSES, 'unknown']
  expect(states.filter((state) => canDo('pay', state))).toEqual(['created', 'failed'])
  expect(states.filter((state) => canDo('cancel', state))).toEqual(['created', 'paying', 'failed', 'paid'])
  expect(states.filter(isBought)).toEqual(['paid', 'effective', 'ended'])
})

test.each([
  ['valid', 'valid'],
  ['invalid', 'invalid'],
  [null, 'none'],
  ['something', 'unknown'],
])('a policy that is called %s is %s [4#35]', (wire, state) => {
  expect(policyStateOf(wire)).toBe(state)
})
