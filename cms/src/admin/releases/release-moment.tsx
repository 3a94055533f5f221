'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReleaseList } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'

type Head = ReleaseList['releases'][number]

/** By the clock that it was scheduled by; else by the reader's. */
export function ReleaseMoment({ release }: { release: Head }) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { state, dueAt, timeZone, liveAt, rolledBackAt } = release
  const time = (at: string, zone?: string) =>
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'full',
      timeStyle: 'short',
      ...(zone && { timeZone: zone }),
    }).format(new Date(at))
  if (state === 'scheduled' && dueAt && timeZone)
    return <>{say('releaseDueAt', { time: time(dueAt, timeZone), zone: timeZone })}</>
  if (state === 'live' && liveAt) return <>{say('releaseLiveSince', { time: time(liveAt) })}</>
  if (state === 'rolled-back' && rolledBackAt)
    return <>{say('releaseBackSince', { time: time(rolledBackAt) })}</>
  return null
}
