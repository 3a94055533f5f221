import { expect, test } from 'vitest'
import { hostileAddresses, originLedTo } from '../../test/support/hostile-addresses'
import { INDIA, MAIN, table } from '../../test/support/routing-table'
import { leadToCountry } from './by-country'
import { routeRequest, shortUrlTarget } from './route-request'

const OURS = table.hosts.all.map(({ origin }) => origin)
const ALLOWED = [...OURS, ...[...table.allowedHosts].map((host) => `https://${host}`)]

function outside(led: { asked: string; location: string; base: string }[], allowed: readonly string[]) {
  return led.filter(({ location, base }) => !allowed.includes(originLedTo(location, base) ?? ''))
}

test('no request target of 20,000 is led out of our hosts, whatever its Host says', () => {
  const asked = hostileAddresses(20_000, 22)
  const led = asked.flatMap((url) =>
    [MAIN, INDIA, 'evil.example', 'care.example@evil.example', `${MAIN}:99`].flatMap((host) => {
      const decision = routeRequest(table, { url, host })
      if (decision.kind === 'redirect')
        return [{ asked: url, location: decision.location, base: decision.host.origin }]
      if (decision.kind !== 'page') return []
      const { byCountry, address } = decision
      const led =
        byCountry && leadToCountry(table.hosts, { host: decision.host, byCountry, search: '' }, 'ke')
      return [address, led ?? '/'].map((location) => ({ asked: url, location, base: decision.host.origin }))
    }),
  )
  expect(led.length).toBeGreaterThan(10_000)
  expect(outside(led, ALLOWED)).toEqual([])
})

test('no target of a short URL or of a redirect is led out of our hosts and those that are allowed', () => {
  const { main } = table.hosts
  const found = [
    ...hostileAddresses(20_000, 23),
    ...[
      '/.//evil.example/',
      '/ng/..//evil.example/',
      'https://care.example//evil.example/x',
      '/.//media/a.png',
    ],
  ]
  const led = found.map((asked) => ({
    asked,
    location: shortUrlTarget(table, main, asked).location,
    base: main.origin,
  }))
  expect(led.some(({ location }) => location !== '/global/')).toBe(true)
  expect(outside(led, ALLOWED)).toEqual([])
})
