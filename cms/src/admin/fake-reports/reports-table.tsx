'use client'

import { useTranslation } from '@payloadcms/ui'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS, SiteList } from '../site-list/site-list'
import { useSiteList } from '../site-list/use-site-list'
import { fetchReports, finishReport } from './reports-client'

const WORDS = { name: 'fakes', siteDown: 'questionsSiteDown', none: 'fakesNone' } as const
const HEADINGS = ['fakesText', 'country', 'fakesCount', 'fakesFirst', 'fakesLast'] as const

export function ReportsTable() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { shown, tell } = useSiteList(fetchReports)
  const finish = async (id: string) => {
    const done = await finishReport(id)
    tell(say(typeof done === 'string' ? FAILURE_WORDS[done] : 'questionDone'))
  }
  return (
    <SiteList
      {...shown}
      words={WORDS}
      headings={HEADINGS}
      rows={({ reports }, nameOf) =>
        reports.map(({ id, country, text, reports: count, firstAt, lastAt }) => (
          <tr key={id}>
            {/* Never a link: it may be one of a thief. */}
            <th scope="row">
              <bdi dir="auto">{text ?? say('fakesUnreadable')}</bdi>
            </th>
            <td>{nameOf(country)}</td>
            <td>{count}</td>
            <td>
              <Moment at={new Date(firstAt)} language={i18n.language} />
            </td>
            <td>
              <Moment at={new Date(lastAt)} language={i18n.language} />
            </td>
            <td>
              <button
                type="button"
                aria-label={`${say('questionFinish')}: ${text ?? ''}`}
                onClick={() => void finish(id)}
              >
                {say('questionFinish')}
              </button>
            </td>
          </tr>
        ))
      }
    />
  )
}
