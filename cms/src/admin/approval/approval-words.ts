import type { ApprovalState } from '../../approval/approval-contract'
import type { SayText } from '../interface-texts'

interface Sentence {
  tone: 'good' | 'wait' | 'bad' | 'quiet'
  text: string
}

/** In which stage a document is, who brought it there and when. */
export function stageSentence(
  { stage, person, at, comment }: Pick<ApprovalState, 'stage' | 'person' | 'at' | 'comment'>,
  say: SayText,
  time: (instant: string) => string,
): Sentence {
  const values = {
    name: apart(person),
    time: at === null ? '' : apart(time(at)),
    comment: apart(comment),
  }
  switch (stage) {
    case 'draft':
      return { tone: 'quiet', text: say('approvalDraft') }
    case 'ready':
      return { tone: 'wait', text: say('approvalReady', values) }
    case 'approved':
      return { tone: 'good', text: say('approvalApproved', values) }
    case 'returned':
      return { tone: 'bad', text: say('approvalReturned', values) }
    case 'changed':
      return { tone: 'wait', text: say('approvalChanged') }
    case 'live':
      return { tone: 'quiet', text: say('approvalLive', values) }
  }
}

/** Names and comments may be written in the other direction. */
function apart(text: string | null): string {
  return text === null ? '' : `\u2068${text}\u2069`
}
