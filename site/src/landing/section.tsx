import type { LandingSection } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { RichText } from '@/ui/rich-text/rich-text'
import { Actions } from './actions'
import { Cards } from './cards'
import { Coverage } from './coverage'
import { Figures } from './figures'
import { Hero } from './hero'
import { LiveSection } from './live-section'
import { Questions } from './questions'
import { SectionFrame } from './section-frame'
import { Steps } from './steps'

interface SectionProps {
  section: LandingSection
  isFirst: boolean
  pageTitle: string
}

export function Section({ section, isFirst, pageTitle }: SectionProps) {
  if (section.type === 'hero') return <Hero section={section} isFirst={isFirst} pageTitle={pageTitle} />
  if (section.type === 'live') return <LiveSection section={section} />
  return (
    <SectionFrame section={section} intro={introOf(section)}>
      <SectionBody section={section} />
    </SectionFrame>
  )
}

type Framed = Exclude<LandingSection, { type: 'hero' | 'live' }>

export function introOf(section: Framed): string | null {
  if (section.type === 'call-to-action') return section.text
  return 'intro' in section ? section.intro : null
}

export async function SectionBody({ section }: { section: Framed }) {
  const common = await getTranslations('common')
  switch (section.type) {
    case 'text':
      return <RichText nodes={section.body} words={{ hint: common('hint'), warning: common('warning') }} />
    case 'cards':
      return <Cards items={section.items} />
    case 'steps':
      return <Steps items={section.items} />
    case 'figures':
      return <Figures items={section.items} />
    case 'coverage':
      return <Coverage section={section} />
    case 'questions':
      return <Questions items={section.items} />
    case 'call-to-action':
      return <Actions actions={section.actions} />
  }
}
