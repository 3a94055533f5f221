import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '../section-frame'
import { ChannelList } from './channel-list'
import type { Live } from './live'

export async function ContactWays({ section }: { section: Live }) {
  const t = await getTranslations('home.help')
  return (
    <SectionFrame section={section} title={t('title')} intro={section.intro ?? t('lead')}>
      <ChannelList />
    </SectionFrame>
  )
}
