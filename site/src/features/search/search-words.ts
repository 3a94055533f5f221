import { translatorOf } from '@/i18n/translator'

export interface SearchWords {
  title: string
  placeholder: string
  submit: string
  close: string
  quickLinks: string
  suggestions: string
  searching: string
  none: string
  failed: string
}

/** @param tag BCP 47 */
export function searchWords(tag: string): SearchWords {
  const t = translatorOf(tag, 'search')
  return {
    title: t('dialog.title'),
    placeholder: t('dialog.placeholder'),
    submit: t('dialog.submit'),
    close: t('dialog.close'),
    quickLinks: t('dialog.quickLinks'),
    suggestions: t('dialog.suggestions'),
    searching: t('dialog.searching'),
    none: t('dialog.none'),
    failed: t('dialog.failed'),
  }
}
