'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Moment } from '../dashboard/moment'
import { type Say, sayBy } from '../words/say'
import { CountryChoice } from './country-choice'
import { PageChoice } from './page-choice'
import { submissionWords } from './submission-words'
import { type Listed, retrySubmission } from './submissions-client'
import { useSubmissions } from './use-submissions'
import styles from './submissions.module.css'

/** The list with its filter; it fills itself, since the site is asked for it. */
export function SubmissionsTable() {
  const { i18n, t } = useTranslation()
  const say = sayBy(t)
  const [listed, setListed] = useState<Listed>({ page: 1, country: null })
  const [told, setTold] = useState('')
  const { list, askAgain } = useSubmissions(listed)
  const retry = async (key: string) => {
    setTold(outcomeText(await retrySubmission(key), say))
    askAgain()
  }
  if (list === undefined) return <p role="status">{say('submissionsComing')}</p>
  if (list === null) return <p role="alert">{say('submissionsSiteDown')}</p>
  const names = new Map(list.counts.map(({ country, name }) => [country, name]))
  return (
    <>
      <CountryChoice
        counts={list.counts}
        chosen={listed.country}
        say={say}
        choose={(country) => setListed({ page: 1, country })}
      />
      <p role="status" className={styles.told}>
        {told}
      </p>
      {list.submissions.length === 0 ? (
        <p>{say('submissionsNone')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say('submissions')}>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {say(heading)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {list.submissions.map((each) => {
                const { kind, state, reason } = submissionWords(each, say)
                const country = names.get(each.country) ?? each.country
                return (
                  <tr key={each.key} data-state={each.state}>
                    <th scope="row">{kind}</th>
                    <td>{country}</td>
                    <td>{state}</td>
                    <td>
                      <Moment at={new Date(each.receivedAt)} language={i18n.language} />
                    </td>
                    <td>{each.attempts}</td>
                    <td>{reason}</td>
                    <td>
                      {each.state !== 'delivering' && (
                        <button
                          type="button"
                          aria-label={`${say('retry')}: ${kind}, ${country}`}
                          onClick={() => void retry(each.key)}
                        >
                          {say('retry')}
                        </button>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <PageChoice
        {...listed}
        pages={list.pages}
        say={say}
        choose={(page) => setListed({ ...listed, page })}
      />
    </>
  )
}

const HEADINGS = ['what', 'country', 'state', 'handedIn', 'tries', 'lastAnswer'] as const

function outcomeText(outcome: Awaited<ReturnType<typeof retrySubmission>>, say: Say): string {
  if (outcome === 'due') return say('retryDue')
  if (outcome === 'replaced') return say('retryReplaced')
  return say(outcome === 'gone' ? 'retryGone' : 'retryFailed')
}
