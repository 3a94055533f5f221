import { getTranslations } from 'next-intl/server'

export async function Again({ path }: { path: string }) {
  const t = await getTranslations('appeal')
  return (
    <p>
      <a href={path}>{t('show.again')}</a>
    </p>
  )
}
