import { getTranslations } from 'next-intl/server'

export async function Again({ path }: { path: string }) {
  const t = await getTranslations('common')
  return (
    <p>
      <a href={path}>{t('tryAgain')}</a>
    </p>
  )
}
