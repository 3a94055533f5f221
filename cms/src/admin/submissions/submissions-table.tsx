'use client'

import { useTranslation } from '@payloadcms/ui'
import type { SubmissionsList } from '../../submissions/submissions-list'
import { Moment } from '../dashboard/moment'
import { FAILURE_WORDS, SiteList } from '../site-list/site-list'
import { useSiteList } from '../site-list/use-site-list'
import { type SayText, interfaceTexts } from '../interface-texts'
import { submissionWords } from './submission-words'
import { fetchSubmissions, retrySubmission } from './submissions-client'

const WORDS = { name: 'submissions', siteDown: 'submissionsSiteDown', none: 'submissionsNone' } as const
const HEADINGS = ['what', 'country', 'state', 'handedIn', 'tries', 'lastAnswer'] as const

export function SubmissionsTable() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const { shown, tell } = useSiteList(fetchSubmissions)
  const retry = async (key: string) => {
    tell(outcomeText(await retrySubmission(key), say))
  }
  return (
    <SiteList
      {...shown}
      words={WORDS}
      headings={HEADINGS}
      rows={({ submissions }, nameOf) =>
        submissions.map((each) => (
          <Row
            key={each.key}
            submission={each}
            country={nameOf(each.country)}
            say={say}
            retry={() => void retry(each.key)}
          />
        ))
      }
    />
  )
}

interface RowProps {
  submission: SubmissionsList['submissions'][number]
  country: string
  say: SayText
  retry: () => void
}

function Row({ submission, country, say, retry }: RowProps) {
  const { i18n } = useTranslation()
  const { kind, state, reason } = submissionWords(submission, say)
  return (
    <tr data-state={submission.state}>
      <th scope="row">{kind}</th>
      <td>{country}</td>
      <td>{state}</td>
      <td>
        <Moment at={new Date(submission.receivedAt)} language={i18n.language} />
      </td>
      <td>{submission.attempts}</td>
      <td>{reason}</td>
      <td>
        {submission.state !== 'delivering' && (
          <button type="button" aria-label={`${say('retry')}: ${kind}, ${country}`} onClick={retry}>
            {say('retry')}
          </button>
        )}
      </td>
    </tr>
  )
}

function outcomeText(outcome: Awaited<ReturnType<typeof retrySubmission>>, say: SayText): string {
  switch (outcome) {
    case 'due':
      return say('retryDue')
    case 'replaced':
      return say('retryReplaced')
    case 'gone':
      return say('retryGone')
    default:
      return say(FAILURE_WORDS[outcome])
  }
}
