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

export async function Section({ section, isFirst, pageTitle }: SectionProps) {
  if (section.type === 'hero') return <Hero section={section} isFirst={isFirst} pageTitle={pageTitle} />
  if (section.type === 'live') return <LiveSection section={section} />
  return (
    <SectionFrame section={section}>
      <SectionBody section={section} />
    </SectionFrame>
  )
}

async function SectionBody({ section }: { section: Exclude<LandingSection, { type: 'hero' | 'live' }> }) {
  const common = await getTranslations('common')
  switch (section.type) {
    case 'text':
      return <RichText nodes={section.body} words={{ hint: common('hint'), warning: common('warning') }} />
    case 'cards':
      return <Cards section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'figures':
      return <Figures items={section.items} />
    case 'coverage':
      return <Coverage section={section} />
    case 'questions':
      return <Questions items={section.items} />
    case 'call-to-action':
      return (
        <>
          {section.text && <p>{section.text}</p>}
          <Actions actions={section.actions} />
        </>
      )
  }
}
