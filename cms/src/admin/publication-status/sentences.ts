import type { Say } from '../words/say'
import type { DocumentState } from './document-state'

type Tone = 'good' | 'wait' | 'bad' | 'quiet'

export interface Sentence {
  tone: Tone
  text: string
}

/** Where a document stands, in words for its editor. `time` writes an instant as the editor's clock shows it. */
export function sentenceOf(state: DocumentState, say: Say, time: (instant: string) => string): Sentence {
  const { isPublished, hasDrafts, status } = state
  switch (status.state) {
    case 'unknown':
      return isPublished
        ? { tone: 'good', text: say('siteLong') }
        : { tone: 'quiet', text: say('siteNotPublished') }
    case 'waiting':
      return { tone: 'wait', text: say('siteWaiting') }
    case 'failing': {
      const { attempts: count, retryInSeconds: seconds } = status
      return {
        tone: 'bad',
        text: say(seconds === 0 ? 'siteFailingNow' : 'siteFailingRetry', { count, seconds }),
      }
    }
    case 'arrived': {
      const values = { time: time(status.at), seconds: status.seconds.toFixed(1) }
      if (!isPublished) return { tone: 'quiet', text: say('siteTakenOff', values) }
      return { tone: 'good', text: say(hasDrafts ? 'siteSincePublishing' : 'siteSinceSaving', values) }
    }
  }
}

/** What became of a schedule that was refused. */
export function refusalSentence(
  { type, refusedAt, scheduledBy, reason }: DocumentState['refused'][number],
  say: Say,
  time: (instant: string) => string,
): string {
  return [
    say(type === 'publish' ? 'refusedPublish' : 'refusedUnpublish', { time: time(refusedAt) }),
    scheduledBy ? say('refusedBy', { name: scheduledBy }) : say('refusedByNobody'),
    say('refusedReason', { reason }),
  ].join(' ')
}
