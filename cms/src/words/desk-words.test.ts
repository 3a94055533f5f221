import { t } from '@payloadcms/translations'
import { describe, expect, it } from 'vitest'
import { adminLanguages } from '../admin/languages'
import { DESK_WORDS } from './desk-words'
import { en } from './en'

const open = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe('the desk’s words', () => {
  it('are there in every language of the admin', () => {
    expect(Object.keys(DESK_WORDS).toSorted()).toEqual(
      Object.keys(adminLanguages.supportedLanguages ?? {}).toSorted(),
    )
  })

  it.each(Object.entries(DESK_WORDS))('in %s leave open what the English ones do', (_language, words) => {
    for (const [name, sentence] of Object.entries(words)) {
      expect(open(sentence), name).toEqual(open(en[name as keyof typeof en]))
      expect(sentence.trim(), name).not.toBe('')
    }
  })

  it.each(Object.entries(DESK_WORDS).filter(([language]) => language !== 'en'))(
    'in %s are not English',
    (_language, words) => {
      const same = Object.entries(words).filter(
        ([name, sentence]) => sentence === en[name as keyof typeof en],
      )
      // Such as “Menu”, “No. 12” and “Status”.
      expect(same.length).toBeLessThan(5)
    },
  )

  it('are filled in where Payload looks for them', () => {
    const translations = adminLanguages.translations?.fr as object
    const say = (key: string, vars?: Record<string, unknown>) => t({ key, translations, vars } as never)
    expect(say('desk:draftsCount', { count: 3 })).toBe('Brouillons\u00a0: 3')
  })
})
