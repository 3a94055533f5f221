import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useContentSite } from './support/content-site'
import { hostileAddresses, originLedTo } from './support/hostile-addresses'
import { untilClosed } from './support/until-closed'

const live = useContentSite()

const allowed = () => [
  ...['', 'in.', 'ru.'].map((host) => `http://${host}localhost:${live.site.port}`),
  new URL(live.cms.url).origin,
]

/** Raw: Node's client would normalise it. */
async function headOf(target: string, lines: readonly string[]): Promise<string> {
  const socket = connect(live.site.port, '127.0.0.1').setEncoding('latin1')
  let answer = ''
  socket.on('data', (text: string) => {
    answer += text
    if (answer.includes('\r\n\r\n')) socket.destroy()
  })
  socket.on('error', () => socket.destroy())
  socket.write(Buffer.from([`GET ${target} HTTP/1.1`, ...lines, 'connection: close', '', ''].join('\r\n')))
  await untilClosed(socket)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  if (rest.length === 0) throw new Error(`no answer to ${target}`)
  return head
}

async function locationOf(target: string, lines: readonly string[]): Promise<string | null> {
  return /^location: (.*)$/im.exec(await headOf(target, lines))?.[1] ?? null
}

const local = 'host: localhost'

test.each([
  '//evil.example/ng/',
  '///evil.example/ng/',
  '/\\evil.example/ng/',
  '/\\/evil.example/ng/',
  'http://evil.example/ng/',
  'https://user@evil.example//evil.example/ng/',
])('what Next’s client asks for at %s is sent to an address of its own on our host', async (target) => {
  const location = await locationOf(target, [local, 'rsc: 1'])
  expect(location).toMatch(/_rsc=/)
  expect(allowed()).toContain(originLedTo(location ?? '', `http://localhost:${live.site.port}/`))
})

test('no answer leads out of our hosts, whatever is asked for, by whatever name, from wherever', async () => {
  const evil = 'referer: http://evil.example//evil.example/ng/'
  const ways = [
    [local, 'rsc: 1'],
    [local, 'rsc: 1', 'next-router-prefetch: 1'],
    ['host: evil.example', 'x-forwarded-host: evil.example', 'x-forwarded-proto: javascript', evil],
    ['host: localhost@evil.example', 'forwarded: host=evil.example', 'x-original-url: //evil.example/'],
    [local, 'cf-ipcountry: in', 'x-forwarded-for: 41.58.0.1', evil],
  ]
  const targets = hostileAddresses(120, 24).filter((target) => !/[\r\n ]/.test(target))
  const asked = targets.flatMap((target) => ways.map((lines) => ({ target, lines })))
  for (const to of targets) asked.push({ target: `/login/?${new URLSearchParams({ to })}`, lines: [local] })
  const led: { target: string; location: string }[] = []
  for (const { target, lines } of asked) {
    const location = await locationOf(target, lines)
    if (location !== null) led.push({ target, location })
  }
  expect(led.length).toBeGreaterThan(100)
  const base = `http://localhost:${live.site.port}/`
  expect(led.filter(({ location }) => !allowed().includes(originLedTo(location, base) ?? ''))).toEqual([])
})
