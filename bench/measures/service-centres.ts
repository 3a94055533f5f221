import { createAfterSalesClient, type CallRequest } from '../../packages/after-sales/src/index'
import { THROW_AWAY_KEYS } from '../../packages/after-sales-sandbox/src/throw-away-keys'
import { COUNTRIES } from '../../packages/countries/src/index'
import type { Figure } from '../lib/measure'
import { median, percentile } from '../lib/statistics'

const REQUESTS = 300
const WARM_UP = 30
const LIMIT_MS = 30

type Question = CallRequest<'serviceCenters'>

const KEYWORDS = [
  'lagos',
  'Lagso',
  'sao paulo',
  'القاهرة',
  'กรุงเทพ',
  'Екатерибург',
  'aster station road',
  'zzzzzzzz',
]
const PLACES = Object.values(COUNTRIES).map(({ mcc }) => ({ mcc: mcc ?? undefined, language: 'en' as const }))

const KINDS: Readonly<Record<string, (at: number) => Question>> = {
  'by country': (at) => placeAt(at),
  'by keyword in a country': (at) => ({ ...placeAt(at), keyword: keywordAt(at) }),
  'by keyword in all countries': (at) => ({ language: 'en', keyword: keywordAt(at) }),
  'near by in a country': (at) => ({ ...placeAt(at), lat: '6.524379', lng: '3.379206' }),
  'near by in all countries': (at) => ({ language: 'en', lat: latitudeAt(at), lng: '36.817223' }),
}

export async function measureServiceCentres(sandboxUrl: string): Promise<Figure[]> {
  const client = createAfterSalesClient({
    baseUrl: sandboxUrl,
    brand: 'carelane',
    signSecret: THROW_AWAY_KEYS.AFTER_SALES_SIGN_SECRET,
    aesKey: THROW_AWAY_KEYS.AFTER_SALES_AES_KEY,
    rsaPublicKey: THROW_AWAY_KEYS.AFTER_SALES_RSA_PUBLIC_KEY,
  })
  const figures: Figure[] = []
  for (const [kind, questionAt] of Object.entries(KINDS)) {
    const times: number[] = []
    for (let at = 0; at < WARM_UP + REQUESTS; at += 1) {
      const begun = performance.now()
      const answer = await client.call('serviceCenters', questionAt(at))
      if (!answer.ok) throw answer.failure.cause
      if (at >= WARM_UP) times.push(performance.now() - begun)
    }
    figures.push({
      what: `Sandbox, 5,500 service centres ${kind}`,
      measured: `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms`,
      target: `95th percentile ≤ ${LIMIT_MS} ms`,
      met: percentile(times, 0.95) <= LIMIT_MS,
      values: times,
    })
  }
  return figures
}

function placeAt(at: number): Question {
  return PLACES[at % PLACES.length] ?? { language: 'en' }
}

function keywordAt(at: number): string {
  return KEYWORDS[at % KEYWORDS.length] ?? ''
}

function latitudeAt(at: number): string {
  return ((at % 60) - 30).toFixed(6)
}
