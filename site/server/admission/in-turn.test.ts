import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inTurn } from './in-turn'
import { REQUESTS_AHEAD } from './limits'

test('who asks far ahead is dropped, without a trace for each request that waits', async () => {
  let handled = 0
  const traces: (string | undefined)[] = []
  const answer = inTurn(() => (handled += 1))
  const server = createServer((request, response) => {
    request.on('error', (error) => traces.push(error.stack))
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(4 * REQUESTS_AHEAD))
  await once(client, 'close')
  await expect.poll(() => traces.length).toBeGreaterThan(REQUESTS_AHEAD)
  expect(handled).toBe(1)
  expect(traces.filter((trace) => trace?.includes('\n'))).toEqual([])
  expect(new Error('later').stack).toContain('\n')
})
