import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { WorkPlaces, type Leave } from './work-places'

const LIMITS = { running: 4, runningOfOne: 2, waiting: 6, waitingOfOne: 4, patience: 10_000 }

/** As much of a response as is waited for. */
function client(): ServerResponse {
  return Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse
}

function crowd(places: WorkPlaces) {
  const order: string[] = []
  const leaves = new Map<string, Leave>()
  const ask = async (name: string, network: string, response = client(), what = name) => {
    const outcome = await places.enter(network, what, response)
    if (typeof outcome === 'function') {
      order.push(name)
      leaves.set(name, outcome)
    } else order.push(`${name} ${outcome}`)
  }
  const settled = () => new Promise(setImmediate)
  return { order, ask: (...given: Parameters<typeof ask>) => void ask(...given), leaves, settled }
}

describe('work in turn', () => {
  test('one network has a part of it, and waits for itself alone', async () => {
    const { order, ask, settled } = crowd(new WorkPlaces(LIMITS))
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'a')
    ask('b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1'])
  })

  test('networks take turns, whoever has more waiting', async () => {
    const { order, ask, leaves, settled } = crowd(new WorkPlaces({ ...LIMITS, running: 1 }))
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'a')
    for (const name of ['b1', 'b2']) ask(name, 'b')
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) {
      await settled()
      leaves.get(name)?.()
    }
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  test('a network with too many waiting is told so, and another takes the place of its last', async () => {
    const places = new WorkPlaces({ ...LIMITS, running: 1 })
    const { order, ask, settled } = crowd(places)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name, 'a')
    for (const name of ['b1', 'c1', 'd1']) ask(name, name)
    await settled()
    expect(order).toEqual(['a1', 'a6 busy', 'a5 busy'])
    expect(places.refused).toBe(2)
  })

  test('whoever went away or waited too long leaves its place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { order, ask, leaves, settled } = crowd(new WorkPlaces({ ...LIMITS, running: 1 }))
      const leaving = client()
      ask('a1', 'a')
      ask('a2', 'a', leaving)
      ask('b1', 'b')
      leaving.emit('close')
      vi.advanceTimersByTime(LIMITS.patience)
      ask('c1', 'c')
      await settled()
      leaves.get('a1')?.()
      leaves.get('a1')?.()
      await settled()
      ask('c2', 'c')
      await settled()
      expect(order).toEqual(['a1', 'a2 gone', 'b1 busy', 'c1'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('those of a network who wait for the same page take one place, and begin together', async () => {
    const { order, ask, leaves, settled } = crowd(new WorkPlaces({ ...LIMITS, running: 1, waitingOfOne: 1 }))
    ask('a1', 'a')
    for (const name of ['a2', 'a3']) ask(name, 'a', client(), 'page')
    ask('a4', 'a')
    await settled()
    leaves.get('a1')?.()
    await settled()
    leaves.get('a3')?.()
    ask('b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a4 busy', 'a2', 'a3'])
  })

  test('nothing is begun for whoever is gone already', async () => {
    const { order, ask, settled } = crowd(new WorkPlaces(LIMITS))
    ask('a1', 'a', Object.assign(client(), { closed: true }))
    await settled()
    expect(order).toEqual(['a1 gone'])
  })
})
