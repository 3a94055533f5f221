'use client'

import { useTranslation } from '@payloadcms/ui'
import { SiteList } from '../site-list/site-list'
import { useSiteList } from '../site-list/use-site-list'
import { fetchResults } from './results-client'

const WORDS = { name: 'finders', siteDown: 'questionsSiteDown', none: 'findersNone' } as const
const HEADINGS = ['findersTree', 'country', 'findersFixed', 'findersNotFixed', 'findersShare'] as const

export function FinderResultsTable() {
  const { i18n } = useTranslation()
  const { shown } = useSiteList(fetchResults)
  const numbers = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <SiteList
      {...shown}
      words={WORDS}
      headings={HEADINGS}
      withActions={false}
      rows={({ results }, nameOf) =>
        results.map(({ slug, title, country, fixed, notFixed }) => (
          <tr key={`${slug} ${country}`}>
            <th scope="row">
              <bdi>{title ?? slug}</bdi>
            </th>
            <td>{nameOf(country)}</td>
            <td>{numbers.format(fixed)}</td>
            <td>{numbers.format(notFixed)}</td>
            <td>{percent.format(fixed / (fixed + notFixed))}</td>
          </tr>
        ))
      }
    />
  )
}
