import type { LandingSection } from '@carelane/main-api'
import type { ComponentType } from 'react'
import { HelpChannels } from '../home/help-channels'
import { LatestNews } from '../home/latest-news'
import { TipsByCategory } from '../home/tips-by-category'
import { Tools } from '../home/tools'
import styles from './landing.module.css'
import { SectionFrame } from './section-frame'

type Live = Extract<LandingSection, { type: 'live' }>

/** The parts of the site that bring a title of their own. */
const WITH_TITLE: Partial<Record<Live['shows'], ComponentType>> = {
  'latest-news': LatestNews,
  tips: TipsByCategory,
  'contact-ways': HelpChannels,
}

/** What the site fills itself, as far as it exists: its place is the editor's. */
export function LiveSection({ section }: { section: Live }) {
  const Whole = WITH_TITLE[section.shows]
  if (Whole) {
    return (
      <div id={section.anchor ?? undefined}>
        <Whole />
      </div>
    )
  }
  const { title, intro, shows } = section
  if (!title && !intro && shows !== 'tools') return null
  return (
    <SectionFrame section={section}>
      {intro && <p className={styles.lead}>{intro}</p>}
      {shows === 'tools' && <Tools />}
    </SectionFrame>
  )
}
