import type { Turn } from '../conversation'

/** What a page without scripts carries from one question to the next. */
export interface ChatState {
  turns: Turn[]
  /** What was typed and could not be asked, and why. */
  typed: string
  problem: string | null
}

export const NOTHING_SAID: ChatState = { turns: [], typed: '', problem: null }

/** A form that carries more of them would be heavy on data. */
export const MOST_CARRIED = 6
