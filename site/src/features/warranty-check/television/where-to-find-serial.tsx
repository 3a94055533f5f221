import { getTranslations } from 'next-intl/server'
import { WhereToFind } from '@/forms/where-to-find'
import { TelevisionDrawing } from './television-drawing'

export async function WhereToFindSerial() {
  const t = await getTranslations('tv')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  return (
    <WhereToFind
      title={forms('serial.where')}
      drawing={<TelevisionDrawing label={t('where.picture')} />}
      places={[
        { icon: 'tv', title: t('where.back'), text: t('where.backText') },
        { icon: 'box', title: device('where.box'), text: device('where.boxText') },
        { icon: 'settings', title: device('where.settings'), text: t('where.settingsText') },
      ]}
    />
  )
}
