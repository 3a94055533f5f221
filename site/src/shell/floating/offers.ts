import type { AfterSalesClient } from '@carelane/after-sales'
import { parseLang } from '@carelane/countries'
import { LRUCache } from 'lru-cache'

export interface Offers {
  /** [2.3#13] */
  hasSurvey: boolean
  /** [2.3#15] */
  hasAssistant: boolean
}

export interface OffersAnswer extends Offers {
  isKnown: boolean
}

type Client = Pick<AfterSalesClient, 'isAssistantOpen' | 'listSurveys'>

const MAX_LANGS = 200
const REMEMBERED_MS = 60_000
const FAILURE_REMEMBERED_MS = 10_000

/** Shared by visitors [7#23], [7#44]. */
export class OffersCache {
  private readonly known = new LRUCache<string, Promise<OffersAnswer>>({ max: MAX_LANGS, ttl: REMEMBERED_MS })

  constructor(private readonly client: () => Client) {}

  find(lang: string): Promise<OffersAnswer> | null {
    const parsed = parseLang(lang)
    if (!parsed.ok) return null
    const known = this.known.get(parsed.lang)
    if (known) return known
    const pending = this.fetchOffers(parsed).then((answer) => {
      if (!answer.isKnown) this.known.set(parsed.lang, pending, { ttl: FAILURE_REMEMBERED_MS })
      return answer
    })
    this.known.set(parsed.lang, pending)
    return pending
  }

  private async fetchOffers({
    country,
    locale,
  }: Parameters<Client['listSurveys']>[0]): Promise<OffersAnswer> {
    const client = this.client()
    const [surveys, assistant] = await Promise.all([
      client.listSurveys({ country, locale }),
      client.isAssistantOpen({ country, locale }),
    ])
    return {
      hasSurvey: surveys.ok && surveys.data.length > 0,
      hasAssistant: assistant.ok && assistant.data,
      isKnown: surveys.ok && assistant.ok,
    }
  }
}
