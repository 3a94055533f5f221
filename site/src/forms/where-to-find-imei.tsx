import { getTranslations } from 'next-intl/server'
import { DiallerDrawing } from './dialler-drawing'
import { WhereToFind } from './where-to-find'

/** [9#20] */
export async function WhereToFindImei() {
  const t = await getTranslations('device')
  return (
    <WhereToFind
      title={t('where.title')}
      drawing={<DiallerDrawing label={t('where.picture')} />}
      places={[
        { icon: 'phone', title: t('where.dial'), text: t('where.dialText') },
        { icon: 'box', title: t('where.box'), text: t('where.boxText') },
        { icon: 'settings', title: t('where.settings'), text: t('where.settingsText') },
      ]}
      note={t('where.two')}
    />
  )
}
