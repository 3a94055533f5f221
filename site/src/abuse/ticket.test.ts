import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ownLog } from '@/platform/log'
import { readTicket, TICKET_LIFETIME_SECONDS, WAIT_SECONDS, writeTicket } from './ticket'

const NOW = 1_790_000_000_000

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

describe('a ticket', () => {
  test('says from when on it holds, to whom it was given', () => {
    const ticket = writeTicket('visitor', NOW)
    expect(readTicket(ticket, 'visitor', NOW)).toMatchObject({ from: NOW + WAIT_SECONDS * 1000 })
  })

  test('is each time another', () => {
    expect(writeTicket('visitor', NOW)).not.toBe(writeTicket('visitor', NOW))
  })

  test('is nothing in the hands of another, which the log says, or long after', () => {
    const warn = vi.spyOn(ownLog(), 'warn').mockReturnValue(undefined)
    const ticket = writeTicket('visitor', NOW)
    expect(readTicket(ticket, 'another', NOW)).toBeNull()
    const end = NOW + TICKET_LIFETIME_SECONDS * 1000
    expect(readTicket(ticket, 'visitor', end)).not.toBeNull()
    expect(readTicket(ticket, 'visitor', end + 1)).toBeNull()
    expect(warn.mock.calls).toEqual([['a ticket of another visitor, or of nobody, was sent']])
    warn.mockRestore()
  })

  test('is nothing once a sign of it is changed', () => {
    const ticket = writeTicket('visitor', NOW)
    const [id, from, signature] = ticket.split('.')
    for (const forged of [
      '',
      'nonsense',
      `${id}.${NOW - 1}.${signature}`,
      `${id?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}.${from}.${signature}`,
      `${id}.${from}.${'A'.repeat(43)}`,
      `${ticket}\n`,
      'x'.repeat(100_000),
    ])
      expect(readTicket(forged, 'visitor', NOW), forged.slice(0, 80)).toBeNull()
  })

  test('is nothing under another secret', () => {
    const ticket = writeTicket('visitor', NOW)
    process.env.SESSION_SECRET = 'another one, also with 32 characters'
    expect(readTicket(ticket, 'visitor', NOW)).toBeNull()
  })
})
