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
  const values = { name: person ?? '', time: at === null ? '' : time(at), comment: comment ?? '' }
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
