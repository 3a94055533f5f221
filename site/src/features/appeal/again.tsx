import { getTranslations } from 'next-intl/server'

/** A link, so that it works without scripts. */
export async function Again({ path }: { path: string }) {
  const t = await getTranslations('appeal')
  return (
    <p>
      <a href={path}>{t('show.again')}</a>
    </p>
  )
}
