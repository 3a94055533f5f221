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
  const some = () => PIECES[Math.floor(random() * PIECES.length)] ?? ''
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 6)
    return (random() < 0.8 ? '/' : '') + Array.from({ length }, some).join('')
  })
}

export function originLedTo(location: string, base: string): string | null {
  return URL.canParse(location, base) ? new URL(location, base).origin : null
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
