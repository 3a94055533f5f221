import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Connections } from './connections'

/** As much of a socket as is counted. */
function socket(): Socket & { isCut: boolean } {
  const cut = Object.assign(new EventEmitter(), { isCut: false, destroy: () => undefined as unknown })
  cut.destroy = () => {
    cut.isCut = true
    cut.emit('close')
  }
  return cut as unknown as Socket & { isCut: boolean }
}

const add = (connections: Connections, network: string | null, count: number) =>
  Array.from({ length: count }, () => {
    const one = socket()
    connections.add(one, network)
    return one
  })

test('a network with too many connections loses the one that is idle for the longest time', () => {
  const connections = new Connections({ inAll: 100, ofOne: 3 })
  const [first, second, third] = add(connections, 'a', 3)
  connections.beginRequest(first!)
  connections.beginRequest(second!)
  connections.endRequest(second!)
  const [fourth] = add(connections, 'a', 1)
  expect([first, second, third, fourth].map((one) => one!.isCut)).toEqual([false, false, true, false])
  expect(connections.dropped).toBe(1)
})

test('a network whose connections are all at work loses the one whose request takes the longest', () => {
  const connections = new Connections({ inAll: 100, ofOne: 2 })
  const busy = add(connections, 'a', 2)
  for (const one of busy.toReversed()) connections.beginRequest(one)
  const [newest] = add(connections, 'a', 1)
  expect([...busy, newest].map((one) => one!.isCut)).toEqual([false, true, false])
})

test('when there are too many in all, the network with the most loses one, and a trusted proxy may have more than others', () => {
  const connections = new Connections({ inAll: 6, ofOne: 3 })
  const many = add(connections, null, 4)
  const [other] = add(connections, 'b', 2)
  expect(many.filter(({ isCut }) => isCut)).toHaveLength(0)
  add(connections, 'c', 1)
  expect(many.filter(({ isCut }) => isCut)).toHaveLength(1)
  expect(other!.isCut).toBe(false)
})

test('an idle connection goes before a busy one, whoever the new one belongs to', () => {
  const connections = new Connections({ inAll: 3, ofOne: 3 })
  const [idle, ...busy] = add(connections, 'a', 3)
  for (const one of busy) connections.beginRequest(one)
  add(connections, 'b', 1)
  expect([idle, ...busy].map((one) => one!.isCut)).toEqual([true, false, false])
})

test('closed connections leave their place', () => {
  const connections = new Connections({ inAll: 100, ofOne: 2 })
  for (const one of add(connections, 'a', 2)) one.destroy()
  expect(add(connections, 'a', 2).some(({ isCut }) => isCut)).toBe(false)
})
