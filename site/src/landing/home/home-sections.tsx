import type { LandingSection } from '@carelane/main-api'
import { homeGroups } from './home-groups'
import { HomeSection } from './home-section'
import styles from './home.module.css'
import looks from './home-looks.module.css'

interface HomeSectionsProps {
  sections: LandingSection[]
  isFirst: boolean
  pageTitle: string
}

/** [2.4#1]–[2.4#8], in the editors' order. */
export function HomeSections({ sections, isFirst, pageTitle }: HomeSectionsProps) {
  const groups = homeGroups(sections)
  return (
    <div data-home="">
      {groups.map(({ isWays, sections: inGroup }, group) => {
        const before = groups.slice(0, group).flatMap((each) => each.sections).length
        return (
          <div key={group} className={isWays ? styles.ways : undefined}>
            <div className={`page ${styles.group} ${looks.looks}`}>
              {inGroup.map((section, place) => (
                <HomeSection
                  key={place}
                  // Stored ids are long.
                  section={{ ...section, id: String(before + place) }}
                  isWay={isWays}
                  isFirst={isFirst && before + place === 0}
                  pageTitle={pageTitle}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
