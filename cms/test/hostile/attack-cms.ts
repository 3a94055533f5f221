import { CALLS, DRAFT_PATH } from '@carelane/main-api'
import { attack, type AttackResult } from '@carelane/test-kit/hostile'
import type { StaffedCms } from '../rights/staffed-cms'

const BELOW = ['', '/1', '/count', '/versions', '/versions/1', '/1/duplicate', '/access/1', '/nothing']

const OF_USERS = [
  'login',
  'logout',
  'me',
  'refresh-token',
  'unlock',
  'forgot-password',
  'reset-password',
  'verify/x',
]

/** As a stranger and as an administrator, half each. */
export async function attackCms(
  { cms, as }: StaffedCms,
  requests: number,
  seed: number,
): Promise<AttackResult[]> {
  const { collections, globals, config } = cms.payload
  const port = Number(new URL(cms.url).port)
  const target = {
    port,
    hosts: [`localhost:${port}`],
    paths: [
      ...Object.keys(collections).flatMap((slug) => BELOW.map((path) => `/api/${slug}${path}`)),
      ...Object.values(collections).flatMap(({ config: { slug, endpoints } }) =>
        (endpoints || []).map(({ path }) => `/api/${slug}${path.replace(':id', '1')}`),
      ),
      ...globals.config.flatMap(({ slug }) =>
        ['', '/versions', '/access'].map((path) => `/api/globals/${slug}${path}`),
      ),
      ...(config.endpoints ?? []).map(({ path }) => `/api${path.replace(/:\w+/g, '1')}`),
      ...OF_USERS.map((path) => `/api/users/${path}`),
      ...Object.values(CALLS).map(({ path }) => `/api${path}`),
      ...Object.keys(collections).map((slug) => `/admin/collections/${slug}`),
      ...[
        '/admin',
        '/admin/login',
        '/admin/logout',
        '/admin/account',
        '/admin/create-first-user',
        '/admin/nothing',
      ],
      ...[
        '/',
        '/docs',
        '/api/health',
        '/api/openapi.json',
        '/api/graphql',
        '/api/access',
        '/api/media/file/x.png',
      ],
      `/api${DRAFT_PATH}`,
    ],
    cookies: ['payload-token', 'payload-theme', 'payload-lng', 'payload-locale'],
  }
  const asked = { requests: Math.ceil(requests / 2), origins: [] }
  return [
    await attack(target, { ...asked, seed }),
    await attack({ ...target, headers: as.administrator.headers }, { ...asked, seed: seed + 1 }),
  ]
}
