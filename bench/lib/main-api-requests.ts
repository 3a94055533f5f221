import type { CallName } from '../../packages/main-api/src/index'

type Request = Record<string, unknown>

const SECTIONS = ['ng', 'ke', 'cm', 'sa', 'sa_en', 'br', 'th', 'id', 'bd', 'ru', 'pk', 'dz']

/** Common, rare, incomplete, misspelt and missing words. */
const QUESTIONS = [
  'phone',
  'the battery',
  'screen repair',
  'ba',
  'pho',
  'warranty',
  'réparation écran',
  'garantie batterie',
  'batery',
  'warantee center',
  'backup solution appointment',
  'how do I replace the camera of my phone',
  'télephone',
  'mili kolo',
  'sananemi',
  'delivery online security',
  'qqqq wwww eeee',
  'x'.repeat(200),
  'phone screen battery repair service warranty center update device charger',
  'rosa tida',
  'sécurité',
  'produit',
  'customer month',
  'keta',
]

export function requestsOf(call: CallName, count: number): Request[] {
  return Array.from({ length: count }, (_, n) => REQUESTS[call](n, SECTIONS[n % SECTIONS.length] ?? 'ng'))
}

const TIPS = ['mobile-phones', 'tvs', 'computers', 'tablets', 'home-appliances']

const REQUESTS: Record<CallName, (n: number, shortName: string) => Request> = {
  countryInfoNew: (_, shortName) => ({ shortName }),
  newsInfo: (n, shortName) => ({
    shortName,
    page: 1 + (n % 40),
    ...[{}, { type: 'tips' }, { product: 'tablets' }, { brand: 'aster' }, { category: 'tvs' }][n % 5],
  }),
  quickLinks: (n, shortName) => ({ shortName, qr: ['', 'warranty', 'rep', 'garantie', 'centr'][n % 5] }),
  countryTable: () => ({}),
  hrefLang: (n) =>
    n % 2 === 0 ? { name: 'news' } : { name: 'detail', params: { key: `sample-${(n * 997) % 100_000}` } },
  countryList: (_, shortName) => ({ shortName }),
  latestNews: (n, shortName) => ({ shortName, size: 3 + (n % 4) }),
  news: (n, shortName) =>
    n % 3 === 0
      ? { shortName, type: 'news', page: 1 + (n % 80) }
      : { shortName, type: 'tips', category: TIPS[n % TIPS.length], page: 1 + (n % 80) },
  article: (n, shortName) => ({ shortName, key: `sample-${(n * 997) % 100_000}` }),
  faqList: (_, shortName) => ({ shortName }),
  policyList: (_, shortName) => ({ shortName }),
  faultFinderList: (_, shortName) => ({ shortName }),
  faultFinder: (_, shortName) => ({ shortName, slug: 'phone-will-not-charge' }),
  recallList: (_, shortName) => ({ shortName }),
  policy: (n, shortName) => ({ shortName, id: 1 + (n % 12) }),
  landingPage: (n, shortName) => ({ shortName, page: ['home', 'phone-repair', 'protection'][n % 3] }),
  legalPage: (n, shortName) => ({ shortName, kind: ['privacy', 'terms', 'cookies'][n % 3] }),
  siteMap: () => ({}),
  redirectList: () => ({}),
  search: (n, shortName) => ({
    shortName,
    q: QUESTIONS[n % QUESTIONS.length],
    page: 1 + (n % 7 === 0 ? 2 : 0),
  }),
  assistantPassages: (n, shortName) => ({ shortName, question: QUESTIONS[n % QUESTIONS.length] }),
}
