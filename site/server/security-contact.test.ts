import { expect, test } from 'vitest'
import { hostTable } from '@/routing/hosts'
import { securityContact } from './security-contact'

const { main } = hostTable({
  SITE_URL: 'https://care.example',
  INDIA_SITE_URL: 'https://in.care.example',
  RUSSIA_SITE_URL: 'https://ru.care.example',
})

test.each([0, 400, 4000])('after %i days of running, it expires later, and within a year', (days) => {
  const now = Date.UTC(2026, 10, 25, 9) + days * 86_400_000
  const text = securityContact('mailto:security@care.example', main, now)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires - now).toBeGreaterThan(100 * 86_400_000)
  expect(expires - now).toBeLessThan(365 * 86_400_000)
  expect(text).toContain('Contact: mailto:security@care.example\n')
  expect(text).toContain('Canonical: https://care.example/.well-known/security.txt\n')
})
