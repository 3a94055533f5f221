import type { DocumentState } from './document-state'

type Tone = 'good' | 'wait' | 'bad' | 'quiet'

export interface Sentence {
  tone: Tone
  text: string
}

/** Where a document stands, in words for its editor. `time` writes an instant as the editor's clock shows it. */
export function sentenceOf(state: DocumentState, time: (instant: string) => string): Sentence {
  const { isPublished, hasDrafts, status } = state
  switch (status.state) {
    case 'unknown':
      if (!isPublished) return { tone: 'quiet', text: 'Not on the site: it is not published.' }
      return { tone: 'good', text: 'On the site, for longer than a month.' }
    case 'waiting':
      return { tone: 'wait', text: 'Waiting for the site…' }
    case 'failing':
      return {
        tone: 'bad',
        text: `The site cannot be reached; tried ${times(status.attempts)}, ${nextTry(status.retryInSeconds)}.`,
      }
    case 'arrived': {
      const when = time(status.at)
      const after = status.seconds.toFixed(1)
      if (!isPublished) return { tone: 'quiet', text: `Taken off the site at ${when}, after ${after} s.` }
      return {
        tone: 'good',
        text: `On the site since ${when}, ${after} s after ${hasDrafts ? 'publishing' : 'saving'}.`,
      }
    }
  }
}

/** What became of a schedule that was refused. */
export function refusalSentence(
  refused: DocumentState['refused'][number],
  time: (instant: string) => string,
): string {
  const deed = refused.type === 'publish' ? 'published' : 'taken off the site'
  const who = refused.scheduledBy
    ? `${refused.scheduledBy} had scheduled it`
    : 'Who scheduled it has no account any more'
  return `Not ${deed} at ${time(refused.refusedAt)} as planned. ${who}. The answer was: “${refused.reason}” It is not tried again.`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function nextTry(seconds: number): string {
  return seconds === 0 ? 'trying again' : `next try in ${seconds} s`
}
