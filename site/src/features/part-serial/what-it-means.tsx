import { getTranslations } from 'next-intl/server'
import { WhereToFind } from '@/forms/where-to-find'

export async function WhatItMeans() {
  const t = await getTranslations('genuine')
  return (
    <WhereToFind
      title={t('means')}
      places={[
        { icon: 'shield', text: t('originalMeans') },
        { icon: 'clock', text: t('usedBeforeMeans') },
        { icon: 'shield-off', text: t('notOriginalMeans') },
      ]}
    />
  )
}
