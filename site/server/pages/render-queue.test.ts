import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('renders of one path run one after the other, those of another path beside them', async () => {
  const queue = new RenderQueue(8)
  const first = gate()
  const log: string[] = []
  const a = queue.run('/a/', async () => {
    log.push('a1')
    await first.opened
  })
  const b = queue.run('/a/', async () => log.push('a2'))
  const c = queue.run('/b/', async () => log.push('b'))
  await settled()
  expect(log).toEqual(['a1', 'b'])
  first.open()
  await Promise.all([a, b, c])
  expect(log).toEqual(['a1', 'b', 'a2'])
})

test('no more than the limit run at once, and all get their turn', async () => {
  const queue = new RenderQueue(2)
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queue.run(`/${index}/`, async () => {
        most = Math.max(most, ++running)
        await settled()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
})

test('a render that fails frees its path', async () => {
  const queue = new RenderQueue(1)
  await expect(queue.run('/a/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('/a/', async () => 'yes')).toBe('yes')
})
