import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { showPath } from './show-path'

export async function BackToRepairs() {
  const { lang } = await currentVisit()
  const t = await getTranslations('quote')
  return (
    <p>
      <a href={showPath(lang)}>{t('back')}</a>
    </p>
  )
}
