import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendResponse } from '../http/send-response'
import { Connections } from './connections'
import { createLimitedServer } from './limited-server'
import { CONNECTIONS, PACE, TIMES } from './limits'

const DOORS = { connections: new Connections(CONNECTIONS), isTrustedProxy: () => false }
const LARGE = Buffer.alloc(32 * 1024 * 1024)

test('who asks for much and reads nothing is cut off, and keeps nobody from being answered', async () => {
  const silent = 400
  const server = createLimitedServer(
    (request, response) =>
      sendResponse(request, response, {
        status: 200,
        headers: [],
        body: request.url === '/large' ? LARGE : 'small',
      }),
    DOORS,
    { ...TIMES, silent },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo

  const reader = connect(port, '127.0.0.1').pause()
  // Sockets with unread data are reset.
  reader.on('error', () => reader.destroy())
  onTestFinished(() => void reader.destroy())
  const [connection] = (await once(server, 'connection')) as [Socket]
  const isCutOff = { value: false }
  connection.once('close', () => (isCutOff.value = true))
  const begun = performance.now()
  reader.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
  while (!isCutOff.value) {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(await answer.text()).toBe('small')
    expect(performance.now() - begun).toBeLessThan(5000)
  }
  expect(performance.now() - begun).toBeGreaterThan(silent * 0.9)
  let received = 0
  reader.on('data', (bytes) => (received += bytes.length))
  await new Promise((done) => reader.once('close', done).resume())
  expect(received).toBeLessThan(LARGE.length)
})

test('as the site ships, that is after 150 seconds at most, and no call of a visitor takes as long as it waits', () => {
  expect(2 * TIMES.silent).toBeLessThanOrEqual(150_000)
  expect(TIMES.silent).toBeGreaterThan(60_000)
})

test('headers that come last are read, however many come before them', async () => {
  const server = createLimitedServer((request, response) => {
    response.end(`${request.headers['x-forwarded-for']}`)
  }, DOORS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => void client.destroy())
  client.write(
    `GET / HTTP/1.1\r\nhost: localhost\r\n${'a:\r\n'.repeat(3000)}x-forwarded-for: 192.0.2.7\r\n\r\n`,
  )
  const [answer] = (await once(client, 'data')) as [string]
  expect(answer).toContain('192.0.2.7')
})

test('a network that asks for much at once is answered in turns with others who ask later', async () => {
  const begun: string[] = []
  const server = createLimitedServer(
    (request, response) => {
      begun.push(String(request.headers['x-forwarded-for']))
      response.end()
    },
    { ...DOORS, isTrustedProxy: (address) => address === '127.0.0.1' },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const taken = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await taken
    return socket
  }
  const askAs = (socket: Socket, address: string) => {
    socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`)
    return once(socket, 'data')
  }
  const many: Socket[] = []
  while (many.length < PACE.atOnce * 4) many.push(await open())
  const other = await open()
  const asked = many.map((socket) => askAs(socket, '192.0.2.1'))
  await Promise.all([...asked, askAs(other, '192.0.2.2')])
  expect(begun).toHaveLength(many.length + 1)
  expect(begun.indexOf('192.0.2.2')).toBeLessThan(many.length - PACE.atOnce)
})
