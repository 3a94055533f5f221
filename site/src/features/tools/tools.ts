import type { FaqTopic } from '@carelane/main-api'
import type { Messages } from '@carelane/messages'

export type ToolWords = keyof Messages['tools']['pages']
export type ReadyItem = keyof Messages['tools']['ready']

export interface Tool {
  words: ToolWords
  /** What a visitor needs at hand, in the order in which it is asked for. */
  ready: readonly ReadyItem[]
  /** What the questions below are about. */
  topic: FaqTopic
}

/** The pages under `/{lang}/` whose online tool is not there yet, by their path (§2.1). */
export const TOOLS = {
  chat: { words: 'chat', ready: ['model', 'imei', 'fault'], topic: 'account' },
} as const satisfies Record<string, Tool>

export type ToolName = keyof typeof TOOLS
