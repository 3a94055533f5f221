import { COUNTRY_CODES } from '@carelane/countries'
import { attack, type AttackResult } from '@carelane/test-kit/hostile'
import {
  ABUSE_CHANGE_PATH,
  ABUSE_PATH,
  PUBLICATIONS_PATH,
  QUESTION_DONE_PATH,
  QUESTIONS_PATH,
  SUBMISSION_RETRY_PATH,
  SUBMISSIONS_PATH,
} from '@carelane/main-api'
import type { Stack } from '@carelane/test-kit/stack'
import { PAYMENT_CALLBACK_PATH } from '@/features/purchase/callback-path'
import { PERSONAL_COOKIES } from '@/platform/personal-cookies'
import { ALL_ROUTES } from '@/routing/routes'
import { SCRIPT_ROUTES } from '../../server/scripts/script-routes'

const SECTIONS = ['ng', 'sa_en', 'ru', 'in', 'global', 'ph', 'zz']

/** Below `/{lang}/`, for `*`. */
const KEYS = ['1', 'privacy', 'nowhere', COUNTRY_CODES[0] ?? '']

const OTHERS = [
  '/',
  '/api/health/',
  '/api/visitor-country/',
  '/api/internal/page-cache/',
  '/api/appointment-calendar/',
  '/api/data-light/',
  '/api/rating/',
  '/api/offers/',
  '/api/search/dialog/',
  '/api/search/suggestions/',
  '/api/app-code/',
  '/api/country-names/',
  '/api/news/',
  '/api/photos/',
  '/api/photos/parts/',
  '/api/faq/views/',
  '/api/faq/votes/',
  '/login/',
  '/media/sample.png',
  '/abcdefgh/',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/map/worker.js',
  PUBLICATIONS_PATH,
  PAYMENT_CALLBACK_PATH,
  SUBMISSIONS_PATH,
  SUBMISSION_RETRY_PATH,
  QUESTIONS_PATH,
  QUESTION_DONE_PATH,
  ABUSE_PATH,
  ABUSE_CHANGE_PATH,
]

export function attackSite(
  { siteUrl, sandboxUrl }: Stack,
  requests: number,
  seed: number,
): Promise<AttackResult> {
  const { port } = new URL(siteUrl)
  const below = ALL_ROUTES.flatMap(({ path }) =>
    path.endsWith('*') ? KEYS.map((key) => `${path.slice(0, -1)}${key}/`) : [path === '' ? '' : `${path}/`],
  )
  const pages = [...SECTIONS.map((section) => `/${section}/`), '/'].flatMap((start) =>
    below.map((path) => start + path),
  )
  // As many of each, since the fewer answer more.
  const calls = Array.from({ length: 6 }, () => [...OTHERS, ...Object.keys(SCRIPT_ROUTES)]).flat()
  const target = {
    port: Number(port),
    hosts: ['localhost', 'in.localhost', 'ru.localhost'].map((name) => `${name}:${port}`),
    paths: [...pages, ...calls],
    cookies: [...PERSONAL_COOKIES, 'account', 'visitor', 'data-light'],
  }
  return attack(target, {
    requests,
    seed,
    origins: [sandboxUrl, sandboxUrl.replace('localhost', '127.0.0.1')],
  })
}
