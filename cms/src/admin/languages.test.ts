import { INTERFACE_TEXTS } from '@carelane/messages/admin'
import { t } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { adminLanguages } from './languages'

test('the admin is offered in the languages that its texts are in', () => {
  expect(Object.keys(INTERFACE_TEXTS).toSorted()).toEqual(
    Object.keys(adminLanguages.supportedLanguages ?? {}).toSorted(),
  )
})

test('texts of ours are filled in where Payload looks for them', () => {
  const translations = adminLanguages.translations?.fr as object
  const say = (key: string, vars?: Record<string, unknown>) => t({ key, translations, vars } as never)
  expect(say('interface:draftsCount', { count: 3 })).toBe('Brouillons\u00a0: 3')
})
