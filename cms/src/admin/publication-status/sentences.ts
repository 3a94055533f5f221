import { adStateOf } from '../ad-window/ad-state'
import { windowTimes } from '../ad-window/window-times'
import type { SayText } from '../interface-texts'
import type { DocumentState } from './document-state'

type Tone = 'good' | 'wait' | 'bad' | 'quiet'

export interface Sentence {
  tone: Tone
  text: string
}

type Reach = Extract<DocumentState['status'], { state: 'waiting' }>['reach']

type Time = (instant: string) => string

export function sentenceOf(state: DocumentState, say: SayText, time: Time, now = new Date()): Sentence {
  const { trashedAt, banner, status } = state
  if (status.state === 'waiting')
    return { tone: 'wait', text: reachSentence(status.reach, say) ?? say('siteWaiting') }
  if (status.state === 'failing') {
    const { attempts: count, retryInSeconds: seconds } = status
    const text = say(seconds === 0 ? 'siteFailingNow' : 'siteFailingRetry', { count, seconds })
    return { tone: 'bad', text: reachSentence(status.reach, say) ?? text }
  }
  if (trashedAt) return { tone: 'quiet', text: say('siteTrashed', { time: time(trashedAt) }) }
  return (banner && bannerSentence(banner, say, time, now)) ?? liveSentence(state, say, time)
}

/** Null where no server of the site has it. */
function reachSentence({ reached, missing }: Reach, say: SayText): string | null {
  if (reached === 0) return null
  const names = missing.map((address) => new URL(address).host).join(', ')
  return say('siteReached', { reached, all: reached + missing.length, names })
}

function bannerSentence(
  banner: NonNullable<DocumentState['banner']>,
  say: SayText,
  time: Time,
  now: Date,
): Sentence | null {
  const { from, to } = banner
  switch (adStateOf(banner, now)) {
    case 'off':
      return { tone: 'quiet', text: say('siteOff') }
    case 'ended':
      return { tone: 'quiet', text: say('siteEnded', { time: time(to ?? '') }) }
    case 'scheduled':
      return { tone: 'wait', text: say('siteScheduled', { time: time(from ?? '') }) }
    case 'live':
      return from ? { tone: 'good', text: say('siteSince', { time: time(from) }) } : null
  }
}

function liveSentence({ isPublished, hasDrafts, status }: DocumentState, say: SayText, time: Time): Sentence {
  if (status.state !== 'arrived') {
    return isPublished
      ? { tone: 'good', text: say('siteLong') }
      : { tone: 'quiet', text: say('siteNotPublished') }
  }
  const values = { time: time(status.at), seconds: status.seconds.toFixed(1) }
  if (!isPublished) return { tone: 'quiet', text: say('siteTakenOff', values) }
  return { tone: 'good', text: say(hasDrafts ? 'siteSincePublishing' : 'siteSinceSaving', values) }
}

export function planSentences(
  { banner, plans, trashedAt }: DocumentState,
  say: SayText,
  time: Time,
  now = new Date(),
) {
  if (trashedAt) return []
  const ends =
    banner?.to && adStateOf(banner, now) === 'live' ? [say('siteUntil', { time: time(banner.to) })] : []
  const planned = plans.map(({ type, at }) =>
    say(type === 'publish' ? 'planPublish' : 'planUnpublish', { time: time(at) }),
  )
  return [...ends, ...planned]
}

/** Empty if there are too many clocks to read. */
export function clockSentences(
  state: DocumentState,
  say: SayText,
  language: string,
  now = new Date(),
): string[] {
  const next = nextMoment(state, now)
  if (!next) return []
  const times = windowTimes({ from: next }, state.clocks, language)
  if (times.length === 0 || times.length > MOST_CLOCKS) return []
  return times.map(({ from, countries }) =>
    say('clockIn', { time: from ?? '', countries: countries.join(', ') }),
  )
}

const MOST_CLOCKS = 4

function nextMoment({ banner, plans, trashedAt }: DocumentState, now: Date): string | null {
  if (trashedAt) return null
  const state = banner && adStateOf(banner, now)
  if (banner && state === 'scheduled') return banner.from
  if (banner && state === 'live') return banner.to
  return plans[0]?.at ?? null
}

export function refusalSentence(
  { type, refusedAt, scheduledBy, reason }: DocumentState['refused'][number],
  say: SayText,
  time: Time,
): string {
  return [
    say(type === 'publish' ? 'refusedPublish' : 'refusedUnpublish', { time: time(refusedAt) }),
    scheduledBy ? say('refusedBy', { name: scheduledBy }) : say('refusedByNobody'),
    say('refusedReason', { reason }),
  ].join(' ')
}
