import type { LandingSection } from '@carelane/main-api'

export interface HomeGroup {
  /** The ways to a person stand together on the strong ground. */
  isWays: boolean
  sections: LandingSection[]
}

/** In the editors' order. A call to action right before the ways to a person is one of them. */
export function homeGroups(sections: readonly LandingSection[]): HomeGroup[] {
  const groups: HomeGroup[] = []
  for (const [place, section] of sections.entries()) {
    const isWays = isWay(section) || (section.type === 'call-to-action' && isWay(sections[place + 1]))
    const last = groups.at(-1)
    if (last?.isWays === isWays) last.sections.push(section)
    else groups.push({ isWays, sections: [section] })
  }
  return groups
}

function isWay(section: LandingSection | undefined): boolean {
  return section?.type === 'live' && (section.shows === 'contact-ways' || section.shows === 'social-media')
}
