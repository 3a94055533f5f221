import { ar } from '@payloadcms/translations/languages/ar'
import { bnBd } from '@payloadcms/translations/languages/bnBd'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { id } from '@payloadcms/translations/languages/id'
import { my } from '@payloadcms/translations/languages/my'
import { pt } from '@payloadcms/translations/languages/pt'
import { ru } from '@payloadcms/translations/languages/ru'
import { th } from '@payloadcms/translations/languages/th'
import { tr } from '@payloadcms/translations/languages/tr'
import { uk } from '@payloadcms/translations/languages/uk'
import { vi } from '@payloadcms/translations/languages/vi'
import type { Config } from 'payload'
import { INTERFACE_TEXTS, PAYLOAD_TEXTS } from '@carelane/messages/admin'

export const adminLanguages: NonNullable<Config['i18n']> = {
  fallbackLanguage: 'en',
  translations: Object.fromEntries(
    Object.entries(INTERFACE_TEXTS).map(([language, texts]) => [
      language,
      { interface: texts, ...byGroup(PAYLOAD_TEXTS[language] ?? {}) },
    ]),
  ),
  supportedLanguages: { en, fr, ar, ru, tr, th, id, es, 'bn-BD': bnBd, vi, my, pt, uk },
}

/** `{ 'general:locale': … }` as `{ general: { locale: … } }`. */
function byGroup(texts: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const [group = '', name = ''] = key.split(':')
    groups[group] = { ...groups[group], [name]: text }
  }
  return groups
}
