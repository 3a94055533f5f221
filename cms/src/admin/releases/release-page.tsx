'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type ReleaseDetails, RELEASES_PATH, type ReleaseOutcome } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import type { Failure, Refused } from '../site-list/site-list-client'
import siteList from '../site-list/site-list.module.css'
import { ReleaseEntries } from './release-entries'
import { ReleaseMoment } from './release-moment'
import { ReleaseNotes } from './release-notes'
import { ReleasePlan } from './release-plan'
import { STATE_WORDS } from './release-words'
import { type Edit, editRelease, fetchRelease, type Run, runRelease } from './releases-client'
import styles from './releases.module.css'

interface ReleasePageProps {
  id: number
  zone: string | null
}

interface Done {
  run: Run
  outcome: ReleaseOutcome
}

export function ReleasePage({ id, zone }: ReleasePageProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const [release, setRelease] = useState<ReleaseDetails | Failure>()
  const [asked, setAsked] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState('')
  const [done, setDone] = useState<Done | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void fetchRelease(id, stop.signal).then((found) => {
      if (!stop.signal.aborted) setRelease(found)
    })
    return () => stop.abort()
  }, [id, asked])
  if (release === undefined) return <p role="status">{t('general:loading')}</p>
  if (typeof release === 'string') return <p role="alert">{say(FAILURE_WORDS[release])}</p>

  const { state, entries, mayChange, refused } = release
  const isOpen = state === 'open' || state === 'rolled-back'
  const wait = async <Answer extends object>(answering: Promise<Answer | Failure | Refused>) => {
    setIsBusy(true)
    setTold('')
    setDone(null)
    const answer = await answering
    setIsBusy(false)
    setAsked((times) => times + 1)
    if (typeof answer !== 'string' && !('refusal' in answer)) return answer
    setTold(typeof answer === 'string' ? say(FAILURE_WORDS[answer]) : answer.refusal)
    return null
  }
  const run = async (name: Run, sent: object = {}) => {
    const outcome = await wait(runRelease(id, name, sent))
    if (!outcome) return
    setDone({ run: name, outcome })
    if (outcome.isDone) setTold(say(name === 'check' ? 'releaseFine' : 'releaseDone'))
  }
  const edit = async (name: Edit, sent: object = {}) => {
    if ((await wait(editRelease(id, name, sent))) && name === 'delete')
      window.location.assign(`/admin${RELEASES_PATH}`)
  }
  const button = (text: Parameters<typeof say>[0], act: () => Promise<void>) => (
    <button type="button" disabled={isBusy} onClick={() => void act()}>
      {say(text)}
    </button>
  )
  const notes = { entries, say }
  return (
    <>
      <p>
        <a href={`/admin${RELEASES_PATH}`}>{say('releaseAll')}</a>
      </p>
      <h2>
        <bdi>{release.title}</bdi>
      </h2>
      <p>
        {say(STATE_WORDS[state])}
        {state !== 'open' && (
          <>
            {' · '}
            <ReleaseMoment release={release} />
          </>
        )}
        {' · '}
        {release.allCountries ? say('forAllCountries') : release.countryNames.join(', ')}
      </p>
      {refused.length > 0 && <ReleaseNotes {...notes} title="releaseRefused" tone="bad" notes={refused} />}
      {mayChange && (
        <div className={styles.row}>
          {(isOpen || state === 'scheduled') && button('releaseCheck', () => run('check'))}
          {(isOpen || state === 'scheduled') && button('releaseGoLive', () => run('go-live'))}
          {state === 'scheduled' && button('releaseCallOff', () => edit('call-off'))}
          {state === 'live' && button('releaseRollBack', () => run('roll-back', { changed: 'ask' }))}
          {isOpen && button('releaseDelete', () => edit('delete'))}
        </div>
      )}
      {mayChange && isOpen && (
        <ReleasePlan {...{ zone, isBusy, say }} schedule={(plan) => void run('schedule', plan)} />
      )}
      <p role="status" className={siteList.told}>
        {told}
      </p>
      {done && done.outcome.problems.length > 0 && (
        <ReleaseNotes {...notes} title="releaseProblems" tone="bad" notes={done.outcome.problems} />
      )}
      {done?.outcome.isDone && done.outcome.remarks.length > 0 && (
        <ReleaseNotes {...notes} title="releaseRemarks" tone="look" notes={done.outcome.remarks} />
      )}
      {done && done.outcome.changed.length > 0 && (
        <>
          <ReleaseNotes {...notes} title="releaseChangedSince" tone="look" notes={done.outcome.changed} />
          <div className={styles.row}>
            {button('releaseLeave', () => run('roll-back', { changed: 'leave' }))}
            {button('releaseOverwrite', () => run('roll-back', { changed: 'overwrite' }))}
          </div>
        </>
      )}
      <ReleaseEntries
        {...{ entries, say }}
        language={i18n.language}
        takeOut={
          mayChange && isOpen ? ({ kind, document }) => void edit('take-out', { kind, document }) : undefined
        }
      />
    </>
  )
}
