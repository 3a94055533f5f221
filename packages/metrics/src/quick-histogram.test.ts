import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { QuickHistogram } from './quick-histogram'

const buckets = [0.1, 0.5, 1]
const observed = [
  ['page', '2xx', 0.05],
  ['page', '2xx', 0.1],
  ['page', '2xx', 7],
  ['page', '5xx', 0.5],
  ['api', '2xx', 0.2],
] as const

test('it writes what the histogram of prom-client writes', async () => {
  const [own, theirs] = [new Registry(), new Registry()]
  const quick = new QuickHistogram({
    name: 'took_seconds',
    help: 'How long.',
    labels: ['kind', 'outcome'],
    buckets,
    registry: own,
  })
  const labelNames = ['kind', 'outcome']
  const slow = new Histogram({
    name: 'took_seconds',
    help: 'How long.',
    labelNames,
    buckets,
    registers: [theirs],
  })
  for (const [kind, outcome, seconds] of observed) {
    quick.observe(kind, outcome, seconds)
    slow.observe({ kind, outcome }, seconds)
  }
  const inOrder = async (registry: Registry) => sorted(await registry.metrics())
  expect(await inOrder(own)).toEqual(await inOrder(theirs))
})

/** Lines, with the labels of each in order. */
function sorted(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').sort().join(',')}}`))
    .sort()
}
