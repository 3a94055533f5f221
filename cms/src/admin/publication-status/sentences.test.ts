import { t } from '@payloadcms/translations'
import { describe, expect, test } from 'vitest'
import type { DocumentState } from './document-state'
import { INTERFACE_TEXTS } from '@carelane/messages/admin'
import { interfaceTexts } from '../interface-texts'
import { clockSentences, planSentences, refusalSentence, sentenceOf } from './sentences'

const time = () => '10:32:05'
const say = interfaceTexts((key: string, vars: object) =>
  t({ key, translations: { interface: INTERFACE_TEXTS.en }, vars } as never),
)
const sentence = (status: DocumentState['status'], rest: Partial<DocumentState> = {}) =>
  sentenceOf(stateWith({ status, ...rest }), say, time, now).text

const now = new Date('2026-11-21T12:00:00.000Z')

function stateWith(rest: Partial<DocumentState>): DocumentState {
  const none = {
    trashedAt: null,
    banner: null,
    plans: [],
    clocks: [],
    release: null,
    approval: null,
    refused: [],
    outdated: [],
  }
  const plain = { isPublished: true, hasDrafts: true, isTranslated: true, ...none }
  return { ...plain, status: { state: 'unknown' }, ...rest }
}

describe('an editor reads', () => {
  const arrived = { state: 'arrived', at: '2026-11-21T10:32:05.000Z', seconds: 0.12 } as const

  test('since when a document is on the site, and how long it took', () => {
    expect(sentence(arrived)).toBe('On the site since 10:32:05, 0.1 s after publishing.')
    expect(sentence(arrived, { hasDrafts: false })).toBe('On the site since 10:32:05, 0.1 s after saving.')
    expect(sentence({ state: 'unknown' })).toMatch(/^On the site, for longer/)
  })

  test('that it is not on the site, or not any more', () => {
    expect(sentence({ state: 'unknown' }, { isPublished: false })).toBe(
      'Not on the site: it is not published.',
    )
    expect(sentence(arrived, { isPublished: false })).toBe('Taken off the site at 10:32:05, after 0.1 s.')
  })

  test('of a banner what visitors see by its own times, whenever it was saved', () => {
    const [before, after] = ['2026-11-21T11:00:00.000Z', '2026-11-21T13:00:00.000Z']
    const banner = (active: boolean, from: string | null, to: string | null) =>
      sentence(arrived, { hasDrafts: false, banner: { active, from, to } })
    expect(banner(true, after, null)).toBe('Scheduled: on the site from 10:32:05 by your clock.')
    expect(banner(true, before, null)).toBe('On the site since 10:32:05.')
    expect(banner(true, null, before)).toBe('Ended: off the site since 10:32:05.')
    expect(banner(false, before, after)).toBe('Switched off: not on the site.')
    expect(banner(true, null, null)).toMatch(/after saving/)
  })

  test('that it is in the trash', () => {
    const rest = { isPublished: false, trashedAt: '2026-11-21T10:00:00.000Z' }
    expect(sentence(arrived, rest)).toBe('In the trash since 10:32:05: not on the site.')
  })

  test('what will happen to it, by the clocks of its countries', () => {
    const clocks = [
      { id: 1, name: 'Nigeria', timeZone: 'Africa/Lagos' },
      { id: 2, name: 'Kenya', timeZone: 'Africa/Nairobi' },
    ]
    const plans = [{ type: 'publish', at: '2026-11-21T20:00:00.000Z' } as const]
    const article = stateWith({ isPublished: false, plans, clocks })
    expect(planSentences(article, say, time, now)).toEqual([
      'Scheduled: goes live at 10:32:05 by your clock.',
    ])
    expect(clockSentences(article, say, 'en', now)).toEqual([
      expect.stringMatching(/11:00.PM in Kenya$/),
      expect.stringMatching(/9:00.PM in Nigeria$/),
    ])
    const to = '2026-11-21T21:00:00.000Z'
    const banner = stateWith({ banner: { active: true, from: null, to }, clocks })
    expect(planSentences(banner, say, time, now)).toEqual(['It ends at 10:32:05 by your clock.'])
    expect(planSentences(stateWith({ plans, trashedAt: to }), say, time, now)).toEqual([])
  })

  test('that it is on its way, and what keeps it', () => {
    const reach = { reached: 0, missing: ['http://site-1:3000'] }
    expect(sentence({ state: 'waiting', reach })).toBe('Waiting for the site…')
    expect(sentence({ state: 'failing', attempts: 4, retryInSeconds: 20, reach })).toBe(
      'The site cannot be reached; tried 4×, next try in 20 s.',
    )
    expect(sentence({ state: 'failing', attempts: 1, retryInSeconds: 0, reach })).toBe(
      'The site cannot be reached; tried 1×, trying again.',
    )
  })

  test('which servers of the site have not answered, where others have', () => {
    const reach = { reached: 1, missing: ['http://site-2:3000', 'http://site-3:3000'] }
    const expected = "On 1 of the site's 3 servers; not yet on site-2:3000, site-3:3000."
    expect(sentence({ state: 'waiting', reach })).toBe(expected)
    expect(sentence({ state: 'failing', attempts: 4, retryInSeconds: 20, reach })).toBe(expected)
  })

  test('what was refused, whose it was and why', () => {
    const refused = {
      type: 'publish',
      refusedAt: '2026-11-21T10:32:05.000Z',
      scheduledBy: 'Ann',
      reason: 'No.',
    } as const
    expect(refusalSentence(refused, say, time)).toBe(
      'Not published at 10:32:05 as planned. Ann had scheduled it. The answer was: “No.” It is not tried again.',
    )
    expect(refusalSentence({ ...refused, scheduledBy: null, type: 'unpublish' }, say, time)).toMatch(
      /^Not taken off the site .* no account any more/,
    )
  })
})
