import type { Turn } from '../conversation'

export interface ChatState {
  turns: Turn[]
  typed: string
  problem: string | null
}

export const NOTHING_SAID: ChatState = { turns: [], typed: '', problem: null }

export const MOST_CARRIED = 6

export type Ask = (before: ChatState, form: FormData) => Promise<ChatState>
