import { INTERFACE_TEXTS } from '@carelane/messages/admin'
import { t } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { interfaceTexts } from '../interface-texts'
import { stageSentence } from './approval-words'

const sayIn = (language: string) =>
  interfaceTexts((key: string, vars: object) =>
    t({ key, translations: { interface: INTERFACE_TEXTS[language] }, vars } as never),
  )

const step = { person: 'Ann', at: '2026-11-27T10:00:00.000Z', comment: null }
const sentence = (stage: Parameters<typeof stageSentence>[0]['stage'], language = 'en') =>
  stageSentence({ ...step, stage, comment: 'Too {{long}}' }, sayIn(language), () => '10:00')

test('a stage says who brought the document there and when, kept apart from the direction around it', () => {
  expect(sentence('ready').text).toBe('Waits for approval. Handed in by \u2068Ann\u2069, \u206810:00\u2069.')
  expect(sentence('approved').text).toMatch(/^Approved by \u2068Ann\u2069/)
  expect(sentence('returned')).toEqual({
    tone: 'bad',
    text: 'Returned by \u2068Ann\u2069, \u206810:00\u2069: “\u2068Too {{long}}\u2069”',
  })
  expect(sentence('ready', 'ar').text).toContain('\u2068Ann\u2069')
})

test('a draft that was changed names nobody', () => {
  expect(sentence('draft').text).toBe('Not handed in for approval yet.')
  expect(sentence('changed').text).toBe('Changed since it was handed in. Hand it in again.')
})
