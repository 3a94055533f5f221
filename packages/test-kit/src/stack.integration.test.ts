import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack, type Stack } from './stack'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

test('every part answers, with the seeded content', async () => {
  const statuses = await Promise.all(
    [`${stack.siteUrl}/ng/`, `${stack.cmsUrl}/api/health`, `${stack.sandboxUrl}/health`].map(statusOf),
  )
  expect(statuses).toEqual([200, 200, 200])
  expect(stack.accounts.map(({ role }) => role)).toContain('administrator')
})

test('a part that is killed stays down until it is started', async () => {
  await stack.kill('sandbox')
  await expect(fetch(`${stack.sandboxUrl}/health`)).rejects.toThrow('fetch failed')
  await stack.start('sandbox')
  expect(await statusOf(`${stack.sandboxUrl}/health`)).toBe(200)
})

async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(url)
  return status
}
