import { describe } from 'vitest'
import { expectOutcomes } from '../../test/support/expect-outcomes'
import { INDIA, MAIN, RUSSIA } from '../../test/support/routing-table'

describe('what is no page', () => {
  expectOutcomes([
    [MAIN, '/api/health', 'redirect /api/health/'],
    [MAIN, '/api/health/', 'api /api/health/'],
    [MAIN, '/robots.txt', 'page /global/documents/robots.txt/'],
    [INDIA, '/robots.txt', 'page /in/documents/robots.txt/'],
    [RUSSIA, '/sitemap.xml', 'page /ru/documents/sitemap-index.xml/'],
    [MAIN, '/ng/sitemap.xml', 'page /ng/documents/sitemap.xml/'],
    [MAIN, '/NG/rss.xml/?x=1', 'redirect /ng/rss.xml?x=1'],
    [MAIN, '/in/rss.xml', 'redirect https://in.care.example/in/rss.xml'],
    [MAIN, '/sa_en/manifest.webmanifest', 'page /sa_en/documents/manifest.webmanifest/'],
    [MAIN, '/ng/documents/rss.xml/', 'page /ng/not-found/'],
    [MAIN, '/ng/robots.txt', 'redirect /ng/robots.txt/'],
    [MAIN, '/wp-login.php', 'no-such-file'],
    [MAIN, '/_next/static/gone.js', 'no-such-file'],
    [MAIN, '/_next/image/?url=x', 'no-such-file'],
    [MAIN, '/media/phone-640.webp?v=2', 'media phone-640.webp'],
    [MAIN, '/media/..%2Fsecret', 'no-such-file'],
    [MAIN, '/media/.env', 'no-such-file'],
    [MAIN, '/ng/%E0%A4%A/', 'bad-request'],
  ])
})
