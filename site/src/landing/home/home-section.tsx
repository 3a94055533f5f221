import type { LandingSection } from '@carelane/main-api'
import { Actions } from '../actions'
import { Hero } from '../hero'
import { LiveSection } from '../live-section'
import { introOf, SectionBody } from '../section'
import { SectionFrame } from '../section-frame'
import { Steps } from '../steps'
import { cardsForm } from './cards-form'
import { HomeCards } from './home-cards'

interface HomeSectionProps {
  section: LandingSection
  isWay: boolean
  isFirst: boolean
  pageTitle: string
}

export function HomeSection({ section, isWay, isFirst, pageTitle }: HomeSectionProps) {
  if (section.type === 'hero') return <Hero section={section} isFirst={isFirst} pageTitle={pageTitle} />
  if (section.type === 'live') return <LiveSection section={section} />
  if (section.type === 'cards') {
    const form = cardsForm(section.items)
    return (
      <SectionFrame section={section} intro={section.intro} form={form}>
        <HomeCards items={section.items} form={form} />
      </SectionFrame>
    )
  }
  if (section.type === 'steps') {
    return (
      <SectionFrame section={section} intro={section.intro}>
        <Steps items={section.items} isRow />
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section} intro={introOf(section)}>
      {section.type === 'call-to-action' && isWay ? (
        <Actions actions={section.actions} first="next" />
      ) : (
        <SectionBody section={section} />
      )}
    </SectionFrame>
  )
}
