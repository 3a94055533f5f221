import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { SectionFrame } from '../section-frame'
import { ChannelList } from './channel-list'
import type { Live } from './live'

export async function ContactWays({ section }: { section: Live }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('landing')
  const pages = await getTranslations('pages')
  return (
    <SectionFrame
      section={section}
      title={t('help.title')}
      intro={section.intro ?? t('help.lead')}
      more={{ href: href(lang, 'is-it-us'), label: pages('isItUs') }}
    >
      <ChannelList />
    </SectionFrame>
  )
}
