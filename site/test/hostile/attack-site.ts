import { COUNTRY_CODES } from '@carelane/countries'
import { attack, type AttackResult } from '@carelane/test-kit/hostile'
import type { Stack } from '@carelane/test-kit/stack'
import { PERSONAL_COOKIES } from '@/platform/personal-cookies'
import { API_ROUTES } from '@/routing/api-routes'
import { ALL_ROUTES } from '@/routing/routes'

const SECTIONS = ['ng', 'sa_en', 'ru', 'in', 'global', 'ph', 'zz']

/** Below `/{lang}/`, for `*`. */
const KEYS = ['1', 'privacy', 'nowhere', COUNTRY_CODES[0] ?? '']

const OTHERS = [
  '/',
  '/login/',
  '/media/sample.png',
  '/abcdefgh/',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/map/worker.js',
  ...Object.keys(API_ROUTES).map((path) => path.replace('*', 'nothing')),
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
  const calls = Array.from({ length: 6 }, () => OTHERS).flat()
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
