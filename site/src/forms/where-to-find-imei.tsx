import { getTranslations } from 'next-intl/server'
import { DiallerDrawing } from './dialler-drawing'
import { WhereToFind } from './where-to-find'

/** [9#20] */
export async function WhereToFindImei() {
  const t = await getTranslations('warranty.where')
  return (
    <WhereToFind
      title={t('title')}
      drawing={<DiallerDrawing label={t('picture')} />}
      places={[
        { icon: 'phone', title: t('dial'), text: t('dialText') },
        { icon: 'box', title: t('box'), text: t('boxText') },
        { icon: 'settings', title: t('settings'), text: t('settingsText') },
      ]}
      note={t('two')}
    />
  )
}
