import { INTERFACE_TEXTS, PAYLOAD_TEXTS } from '@carelane/messages/admin'
import { t } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
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

test('texts of Payload that we say otherwise are ones that Payload has', () => {
  const payloads = en.translations as unknown as Record<string, Record<string, string>>
  for (const key of Object.keys(PAYLOAD_TEXTS.en ?? {})) {
    const [group = '', name = ''] = key.split(':')
    expect(payloads[group]?.[name], key).toBeTypeOf('string')
    expect(adminLanguages.translations?.th, key).toHaveProperty(
      [group, name],
      PAYLOAD_TEXTS.th?.[key as never],
    )
  }
})
