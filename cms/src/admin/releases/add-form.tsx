'use client'

import { Button, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Released, ReleaseList } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import type { Failure } from '../site-list/site-list-client'
import { addressOfRelease } from './release-address'
import { editRelease, fetchReleases } from './releases-client'
import styles from './releases.module.css'

interface AddFormProps {
  kind: Released
  documents: number[]
  /** Of a kind without drafts: what its form says. */
  readForm: (() => object) | null
}

export function AddForm({ kind, documents, readForm }: AddFormProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const { code: locale } = useLocale()
  const [list, setList] = useState<ReleaseList | Failure>()
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState<string | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void fetchReleases(stop.signal).then((found) => {
      if (!stop.signal.aborted) setList(found)
    })
    return () => stop.abort()
  }, [])
  if (list === undefined) return <p role="status">{t('general:loading')}</p>
  if (typeof list === 'string') return <p role="alert">{say(FAILURE_WORDS[list])}</p>
  const open = list.releases.filter(({ state }) => state === 'open' || state === 'rolled-back')
  const release = chosen ?? open[0]?.id
  if (release === undefined)
    return (
      <p>
        {say('addNoneOpen')} <a href="/admin/releases">{say('releases')}</a>
      </p>
    )
  const add = async () => {
    const change = readForm && { change: { locale, data: readForm() } }
    const answer = await editRelease(release, 'entries', { kind, documents, ...change })
    setAdded(null)
    if (typeof answer === 'string') setProblem(say(FAILURE_WORDS[answer]))
    else if ('refusal' in answer) setProblem(String(answer.refusal))
    else {
      setProblem(null)
      setAdded(release)
    }
  }
  return (
    <div className={styles.form}>
      <p>{say(readForm ? 'addChangeLead' : 'addDraftLead')}</p>
      <label className={styles.field}>
        {say('addChoose')}
        <select value={release} onChange={({ target }) => setChosen(Number(target.value))}>
          {open.map(({ id: each, title }) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {problem !== null && <p role="alert">{problem}</p>}
      <Button onClick={() => void add()}>{say('addDo')}</Button>
      {added !== null && (
        <p role="status">
          {say('addedTo')} <a href={addressOfRelease(added)}>{say('releases')}</a>
        </p>
      )}
    </div>
  )
}
