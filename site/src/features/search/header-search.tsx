import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { SearchOpener } from './search-opener'

/** [2.1#38] */
export async function HeaderSearch() {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  return <SearchOpener lang={lang} href={`${pathOf([lang, 'search'])}?q=1`} label={t('dialog.title')} />
}
