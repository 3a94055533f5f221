import { randomFrom } from '@carelane/test-kit/random'

/** Parsers disagree about these. */
const PIECES = [
  ...['/', '//', '///', '\\', '/\\', '\\/', '/./', '/../', '/.//', '/..//', '/;/', '/%2f/', '/%2F', '/%5c'],
  ...['/%5C/', '%2f%2f', '/%09/', '/%0d%0a', '\t', '\n', '\r', ' ', '@', ':', '?', '#', '%', '%00', '%c0%af'],
  ...[
    'evil.example',
    'evil.example/',
    'user@evil.example',
    'user:pass@evil.example',
    'localhost@evil.example',
  ],
  ...['http:', 'https:', 'http://', 'https://', 'http:/', 'javascript:', '\u2028', '\u3002', '／', '＼', '.'],
  ...[
    'ng',
    'ng/',
    'NG',
    'en/',
    'sa_en/',
    'in/',
    'ru/',
    'global/',
    'news',
    'news/',
    'searchFaq/',
    'news-detail/a',
  ],
  ...[
    'api/',
    'media/',
    'media/sample.png',
    'login/',
    '_next/',
    'service-policy/',
    'service-center/',
    'index1',
  ],
  ...[
    'abcd2345',
    'bare/',
    'sitemap.xml',
    '?_rsc=x',
    '?to=//evil.example/',
    '?tips=1',
    '&next=https://evil.example/',
  ],
]

/** Deterministic. */
export function hostileAddresses(count: number, seed: number): string[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const length = 1 + random.below(6)
    return (random.below(5) < 4 ? '/' : '') + Array.from({ length }, () => random.of(PIECES)).join('')
  })
}

export function originLedTo(location: string, base: string): string | null {
  return URL.canParse(location, base) ? new URL(location, base).origin : null
}
