'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReleaseList } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import { FAILURE_WORDS } from '../site-list/site-list'
import type { Failure } from '../site-list/site-list-client'
import styles from '../site-list/site-list.module.css'
import { NewRelease } from './new-release'
import { ReleaseMoment } from './release-moment'
import { STATE_WORDS } from './release-words'
import { addressOfRelease } from './release-address'
import { fetchReleases } from './releases-client'

const HEADINGS = ['releaseName', 'state', 'abuseWhen', 'copyCountries', 'releaseDocuments'] as const

export function ReleasesTable() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [list, setList] = useState<ReleaseList | Failure>()
  useEffect(() => {
    const stop = new AbortController()
    void fetchReleases(stop.signal).then((found) => {
      if (!stop.signal.aborted) setList(found)
    })
    return () => stop.abort()
  }, [])
  if (list === undefined) return <p role="status">{t('general:loading')}</p>
  if (typeof list === 'string') return <p role="alert">{say(FAILURE_WORDS[list])}</p>
  const { releases, countries, mayMake } = list
  return (
    <>
      {releases.length === 0 ? (
        <p>{say('releasesNone')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say('releases')}>
            <ColumnHeads names={HEADINGS} say={say} />
            <tbody>
              {releases.map((release) => (
                <tr key={release.id}>
                  <th scope="row">
                    <a href={addressOfRelease(release.id)}>
                      <bdi>{release.title}</bdi>
                    </a>
                  </th>
                  <td>{say(STATE_WORDS[release.state])}</td>
                  <td>
                    <ReleaseMoment release={release} />
                  </td>
                  <td>{release.allCountries ? say('forAllCountries') : release.countryNames.join(', ')}</td>
                  <td>{release.documents}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayMake && <NewRelease countries={countries} />}
    </>
  )
}
