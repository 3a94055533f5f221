import { getTranslations } from 'next-intl/server'
import { WhereToFind } from '@/forms/where-to-find'

export async function NeverAsked() {
  const t = await getTranslations('fakes')
  return (
    <WhereToFind
      title={t('never.title')}
      places={[
        { icon: 'chat', text: t('never.code') },
        { icon: 'unlock', text: t('never.password') },
        { icon: 'price', text: t('never.payment') },
        { icon: 'download', text: t('never.remote') },
      ]}
      note={t('never.note')}
    />
  )
}
