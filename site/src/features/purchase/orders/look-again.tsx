import { getTranslations } from 'next-intl/server'

export async function LookAgain({ path }: { path: string }) {
  const t = await getTranslations('orders')
  return (
    <p>
      <a href={path}>{t('again')}</a>
    </p>
  )
}
