import { t } from '@payloadcms/translations'
import { describe, expect, it } from 'vitest'
import type { DocumentState } from './document-state'
import { DESK_WORDS } from '../words/desk-words'
import { sayBy } from '../words/say'
import { refusalSentence, sentenceOf } from './sentences'

const time = () => '10:32:05'
const say = sayBy((key: string, vars: object) =>
  t({ key, translations: { desk: DESK_WORDS.en }, vars } as never),
)
const sentence = (status: DocumentState['status'], rest: Partial<DocumentState> = {}) =>
  sentenceOf({ isPublished: true, hasDrafts: true, refused: [], status, ...rest }, say, time).text

describe('an editor reads', () => {
  const arrived = { state: 'arrived', at: '2026-11-21T10:32:05.000Z', seconds: 0.12 } as const

  it('since when a document is on the site, and how long it took', () => {
    expect(sentence(arrived)).toBe('On the site since 10:32:05, 0.1 s after publishing.')
    expect(sentence(arrived, { hasDrafts: false })).toBe('On the site since 10:32:05, 0.1 s after saving.')
    expect(sentence({ state: 'unknown' })).toMatch(/^On the site, for longer/)
  })

  it('that it is not on the site, or not any more', () => {
    expect(sentence({ state: 'unknown' }, { isPublished: false })).toBe(
      'Not on the site: it is not published.',
    )
    expect(sentence(arrived, { isPublished: false })).toBe('Taken off the site at 10:32:05, after 0.1 s.')
  })

  it('that it is on its way, and what keeps it', () => {
    expect(sentence({ state: 'waiting' })).toBe('Waiting for the site…')
    expect(sentence({ state: 'failing', attempts: 4, retryInSeconds: 20 })).toBe(
      'The site cannot be reached; tried 4×, next try in 20 s.',
    )
    expect(sentence({ state: 'failing', attempts: 1, retryInSeconds: 0 })).toBe(
      'The site cannot be reached; tried 1×, trying again.',
    )
  })

  it('what was refused, whose it was and why', () => {
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
