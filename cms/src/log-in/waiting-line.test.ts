import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line'

/** Work that ends when it is told to. */
function held(name: string, begun: string[]) {
  let end = () => {}
  const promise = new Promise<string>((resolve) => (end = () => resolve(name)))
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('as many as may go at once; then those who go first, then the others, in turn', async () => {
  const line = new WaitingLine({ atOnce: 2, waiting: 3 })
  const begun: string[] = []
  const names = ['a', 'b', 'c', 'd', 'known', 'known too']
  const all = names.map((name) => held(name, begun))
  const done = all.map(({ work }, at) =>
    line.run(work, { goesFirst: names[at]?.startsWith('known') === true }),
  )
  expect(begun).toEqual(['a', 'b'])
  for (const { end } of all) {
    end()
    await settle()
  }
  expect(await Promise.all(done)).toEqual(names)
  expect(begun).toEqual(['a', 'b', 'known', 'known too', 'c', 'd'])
})

test('whoever finds it full is sent away, but not whoever goes first', async () => {
  const line = new WaitingLine({ atOnce: 1, waiting: 2 })
  const begun: string[] = []
  const all = ['runs', 'waits', 'waits too', 'is sent away', 'goes first'].map((name) => held(name, begun))
  const done = all.map(({ work }, at) => line.run(work, { goesFirst: at === 4 }))
  all.forEach(({ end }) => end())
  expect(await Promise.all(done)).toEqual(['runs', 'waits', 'waits too', null, 'goes first'])
})

test('what fails makes room like what succeeds', async () => {
  const line = new WaitingLine({ atOnce: 1, waiting: 1 })
  const failed = line.run(() => Promise.reject(new Error('no')), { goesFirst: false })
  const next = line.run(async () => 'next', { goesFirst: false })
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await line.run(async () => 'later', { goesFirst: false })).toBe('later')
})
