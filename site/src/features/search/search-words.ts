import type { NamespacedTranslator } from '@/i18n/translator'

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

export function searchWords(
  t: NamespacedTranslator<'header'>,
  home: NamespacedTranslator<'home'>,
): SearchWords {
  return {
    title: t('search'),
    placeholder: home('search.placeholder'),
    submit: t('searchSubmit'),
    close: t('searchClose'),
    quickLinks: home('search.quickLinks'),
    suggestions: t('searchSuggestions'),
    searching: t('searching'),
    none: t('searchNone'),
    failed: t('searchFailed'),
  }
}
