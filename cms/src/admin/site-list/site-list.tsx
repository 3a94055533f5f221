'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactElement, ReactNode } from 'react'
import type { SubmissionsList } from '../../submissions/submissions-list'
import type { InterfaceText } from '@carelane/messages/admin'
import { interfaceTexts } from '../interface-texts'
import { CountryChoice } from './country-choice'
import { PageChoice } from './page-choice'
import type { Failure, Listed } from './site-list-client'
import { ColumnHeads } from './column-heads'
import styles from './site-list.module.css'

type Word = InterfaceText

interface SiteListProps<List> {
  list: List | Failure | undefined
  listed: Listed
  choose: (listed: Listed) => void
  told: string
  words: { name: Word; siteDown: Word; none: Word }
  headings: readonly Word[]
  above?: (list: List) => ReactNode
  /** The last column has buttons. */
  withActions?: boolean
  rows: (list: List, nameOf: (country: string) => string) => ReactElement[]
}

export const FAILURE_WORDS = {
  'signed-out': 'signedOut',
  'site-down': 'retryFailed',
  failed: 'failedHere',
} as const satisfies Record<Failure, Word>

export function SiteList<List extends Pick<SubmissionsList, 'counts' | 'pages'>>(props: SiteListProps<List>) {
  const { list, listed, choose, told, words, headings, withActions = true } = props
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  if (list === undefined) return <p role="status">{say('submissionsComing')}</p>
  if (typeof list === 'string')
    return <p role="alert">{say(list === 'site-down' ? words.siteDown : FAILURE_WORDS[list])}</p>
  const names = new Map(list.counts.map(({ country, name }) => [country, name]))
  const rows = props.rows(list, (country) => names.get(country) ?? country)
  return (
    <>
      <CountryChoice
        counts={list.counts}
        chosen={listed.country}
        say={say}
        choose={(country) => choose({ page: 1, country })}
      />
      {props.above?.(list)}
      <p role="status" className={styles.told}>
        {told}
      </p>
      {rows.length === 0 ? (
        <p>{say(words.none)}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say(words.name)}>
            <ColumnHeads names={headings} say={say} withActions={withActions} />
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
      <PageChoice {...listed} pages={list.pages} say={say} choose={(page) => choose({ ...listed, page })} />
    </>
  )
}
