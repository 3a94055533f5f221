import type { FaqTopic } from '@carelane/main-api'
import type { Messages } from '@carelane/messages'

export type ToolWords = keyof Messages['tools']['pages']
export type ReadyItem = keyof Messages['tools']['ready']

export interface Tool {
  words: ToolWords
  /** The tool that it is a part of. */
  within?: ToolName
  /** What a visitor needs at hand, in the order in which it is asked for. */
  ready: readonly ReadyItem[]
  /** What the questions below are about. */
  topic: FaqTopic
  /** About one visitor's order or repair: nothing for a search engine. */
  isPersonal?: true
}

/** The pages under `/{lang}/` whose online tool is not there yet, by their path (§2.1). */
export const TOOLS = {
  chat: { words: 'chat', ready: ['model', 'imei', 'fault'], topic: 'account' },
  'purchase-service': { words: 'buy', ready: ['imei', 'model', 'phone'], topic: 'protection' },
  'purchase-service/list': {
    words: 'plans',
    within: 'purchase-service',
    ready: ['imei', 'model'],
    topic: 'protection',
  },
  'purchase-service/pay': {
    words: 'payment',
    within: 'purchase-service',
    ready: ['imei', 'phone'],
    topic: 'protection',
    isPersonal: true,
  },
  'purchase-service-offline': { words: 'buyInStore', ready: ['imei', 'city'], topic: 'protection' },
  'purchase-service-offline/list': {
    words: 'plans',
    within: 'purchase-service-offline',
    ready: ['imei', 'model', 'city'],
    topic: 'protection',
  },
  'purchase-service-offline/pay': {
    words: 'payment',
    within: 'purchase-service-offline',
    ready: ['imei', 'city'],
    topic: 'protection',
    isPersonal: true,
  },
  'purchase-service-offline/store': {
    words: 'store',
    within: 'purchase-service-offline',
    ready: ['city', 'model'],
    topic: 'service-centers',
  },
  'warranty-check/broken-screen': {
    words: 'brokenScreen',
    ready: ['imei'],
    topic: 'protection',
  },
} as const satisfies Record<string, Omit<Tool, 'within'> & { within?: string }>

export type ToolName = keyof typeof TOOLS
