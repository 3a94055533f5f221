import { getTranslations } from 'next-intl/server'
import { WhereToFind } from '@/forms/where-to-find'
import { TelevisionDrawing } from './television-drawing'

export async function WhereToFindSerial() {
  const t = await getTranslations()
  return (
    <WhereToFind
      title={t('lookup.serial.where')}
      drawing={<TelevisionDrawing label={t('tv.where.picture')} />}
      places={[
        { icon: 'tv', title: t('tv.where.back'), text: t('tv.where.backText') },
        { icon: 'box', title: t('warranty.where.box'), text: t('warranty.where.boxText') },
        { icon: 'settings', title: t('warranty.where.settings'), text: t('tv.where.settingsText') },
      ]}
    />
  )
}
