'use client'

import { LOCALES } from '@carelane/countries'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SCORES_ADMIN_PATH, scoresList, type ScoresList } from '../../assistant/scores'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { type Failure, readSite, tellSite } from '../site-list/site-list-client'
import styles from '../site-list/site-list.module.css'
import { ScoresTable } from './scores-table'

const ADDRESS = `/api${SCORES_ADMIN_PATH}`

export function Scores() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const [list, setList] = useState<ScoresList>()
  const [told, setTold] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isMeasuring, setIsMeasuring] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    void readSite(ADDRESS, scoresList, leaving.signal).then((found) => {
      if (leaving.signal.aborted) return
      if (typeof found === 'string') setFailure(found)
      else setList(found)
    })
    return () => leaving.abort()
  }, [])

  async function measureAll() {
    setIsMeasuring(true)
    setFailure(undefined)
    for (const locale of LOCALES) {
      setTold(say('scoresMeasuring', { language: languages.of(locale) ?? locale }))
      const measured = await tellSite(ADDRESS, scoresList, { locale })
      if (typeof measured === 'string') {
        setFailure(measured)
        setIsMeasuring(false)
        return
      }
      setList(measured)
    }
    setTold(say('scoresDone'))
    setIsMeasuring(false)
  }

  return (
    <section>
      <h2>{say('scores')}</h2>
      <p>{say('scoresLead')}</p>
      {list?.mayMeasure && (
        <button type="button" disabled={isMeasuring} onClick={() => void measureAll()}>
          {say('scoresMeasure')}
        </button>
      )}
      <p role="status" className={styles.told}>
        {failure ? say(FAILURE_WORDS[failure]) : told}
      </p>
      {list?.scores.length === 0 && <p>{say('scoresNone')}</p>}
      {list && list.scores.length > 0 && (
        <ScoresTable scores={list.scores} language={i18n.language} say={say} />
      )}
    </section>
  )
}
