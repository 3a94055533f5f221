'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { journalList, type JournalList } from '../../journal/journal-list'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import { FAILURE_WORDS } from '../site-list/site-list'
import { type Failure, readSite } from '../site-list/site-list-client'
import { JournalFilters } from './journal-filters'
import { journalAddress, type JournalFilter, journalQuery } from './journal-filter'
import { JournalRow } from './journal-row'
import styles from '../site-list/site-list.module.css'

const HEADINGS = [
  'abuseWhen',
  'changedBy',
  'journalAct',
  'journalDocument',
  'shownIn',
  'journalChanges',
] as const

const WHILE_TYPING_MS = 300

interface JournalTableProps {
  kind: string
  document: string
}

export function JournalTable({ kind, document }: JournalTableProps) {
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const say = interfaceTexts(t)
  const [filter, setFilter] = useState<JournalFilter>({
    ...{ title: '', person: '', country: '', language: '', act: '', from: '', until: '' },
    kind,
    document,
  })
  /** The last entries of the pages before. */
  const [before, setBefore] = useState<readonly string[]>([])
  const [list, setList] = useState<JournalList | Failure>()
  const query = journalQuery(filter, before.at(-1) ?? null, code)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const next = await readSite(journalAddress(query), journalList, stop.signal)
      if (!stop.signal.aborted) setList(next)
    }, WHILE_TYPING_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [query])
  const narrow = (changed: Partial<JournalFilter>) => {
    setFilter({ ...filter, ...changed })
    setBefore([])
  }
  if (list === undefined) return <p role="status">{t('general:loading')}</p>
  const shown = typeof list === 'string' ? null : list
  return (
    <>
      <JournalFilters
        {...{ filter, narrow, say }}
        kinds={shown?.kinds ?? []}
        countries={shown?.countries ?? []}
      />
      <p>
        <a href={journalAddress(journalQuery(filter, null, code), 'csv')} download>
          {say('journalExport')}
        </a>
      </p>
      {typeof list === 'string' && <p role="alert">{say(FAILURE_WORDS[list])}</p>}
      {shown?.entries.length === 0 && <p role="status">{say('journalNone')}</p>}
      {shown && shown.entries.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say('journal')}>
            <ColumnHeads names={HEADINGS} say={say} />
            <tbody>
              {shown.entries.map((entry) => (
                <JournalRow key={entry.id} entry={entry} language={i18n.language} say={say} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <nav className={styles.pages} aria-label={say('pages')}>
        <button type="button" disabled={before.length === 0} onClick={() => setBefore(before.slice(0, -1))}>
          {say('previousPage')}
        </button>
        <button
          type="button"
          disabled={!shown?.after}
          onClick={() => shown?.after && setBefore([...before, shown.after])}
        >
          {say('nextPage')}
        </button>
      </nav>
    </>
  )
}
