import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '../section-frame'
import { ChannelList } from './channel-list'
import type { Live } from './live'

export async function ContactWays({ section }: { section: Live }) {
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('help.title')} intro={section.intro ?? t('help.lead')}>
      <ChannelList />
    </SectionFrame>
  )
}
