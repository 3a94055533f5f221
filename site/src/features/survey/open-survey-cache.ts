import { mccAndLanguage, type AfterSalesClient, type Failure } from '@carelane/after-sales'
import type { CountryCode, Locale } from '@carelane/countries'
import { LRUCache } from 'lru-cache'
import { readSurvey, type Survey } from './survey'

export type OpenSurvey = { ok: true; survey: Survey | null } | { ok: false; failure: Failure }

interface Section {
  country: CountryCode
  locale: Locale
}

const MAX_SECTIONS = 200

const REMEMBERED_MS = 60_000

const FAILURE_REMEMBERED_MS = 10_000

/** Ms */
const STALE_MS = 3_600_000

/** One call per section [7#21], [7#23]; the first survey. */
export class OpenSurveyCache {
  private readonly known = new LRUCache<string, Promise<OpenSurvey>>({
    max: MAX_SECTIONS,
    ttl: REMEMBERED_MS,
  })
  private readonly lastGood = new LRUCache<string, OpenSurvey>({ max: MAX_SECTIONS, ttl: STALE_MS })

  constructor(private readonly client: () => Pick<AfterSalesClient, 'listSurveys' | 'call'>) {}

  find(section: Section): Promise<OpenSurvey> {
    const key = `${section.country} ${section.locale}`
    const known = this.known.get(key)
    if (known) return known
    const asked = this.ask(section).then((answer) => {
      if (answer.ok) {
        this.lastGood.set(key, answer)
        return answer
      }
      this.known.set(key, asked, { ttl: FAILURE_REMEMBERED_MS })
      return this.lastGood.get(key) ?? answer
    })
    this.known.set(key, asked)
    return asked
  }

  private async ask({ country, locale }: Section): Promise<OpenSurvey> {
    const list = await this.client().listSurveys({ country, locale })
    if (!list.ok) return list
    const [first] = list.data
    if (!first) return { ok: true, survey: null }
    const found = await this.client().call('surveyQuestions', {
      id: first.id,
      ...mccAndLanguage({ country, locale }),
    })
    if (!found.ok) return found
    return { ok: true, survey: found.data && readSurvey(found.data) }
  }
}
