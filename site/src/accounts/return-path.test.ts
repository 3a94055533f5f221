import { describe, expect, test } from 'vitest'
import { readReturnPath } from './return-path'

describe('signing in leads back to pages of ours', () => {
  test.each(['/ng/', '/sa_en/phone-unlocking-appeal/mine/', '/in/account/', '/ke/news-detail/Slug-1_b/'])(
    '%s',
    (path) => expect(readReturnPath(path)).toBe(path),
  )
})

describe('and to nothing else', () => {
  test.each([
    null,
    '',
    '/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/%2f/evil.example/',
    '/%5cevil.example/',
    'https://evil.example/',
    'https:evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/ng//evil.example/',
    '/ng/../../evil/',
    '/ng/..%2f..%2fevil/',
    '/ng/.well-known/',
    '/ng/@evil.example/',
    '/ng/news/?to=https://evil.example/',
    '/ng/news/#https://evil.example/',
    '/ng/news',
    '/\t/evil.example/',
    '/ng/\r\nSet-Cookie: a=b/',
    '/\u2028/evil/',
    '/api/account/logout/',
    '/login/',
    '/ng/login/',
    '/xx/news/',
    `/ng/${'a/'.repeat(30)}`,
  ])('%j', (path) => expect(readReturnPath(path)).toBeNull())
})
