import { createPreparedDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { buildCmsConfig } from '../../src/build-cms-config'
import { disconnect } from '../../src/database/disconnect'
import { migrate } from '../../src/migrator/migrate'
import { previewSettings } from '../../src/preview/settings'
import { refuseUnreadable } from '../../src/requests/refuse-unreadable'
import { OFFLINE_SETTINGS, type Settings } from '../../src/settings'

export const PREVIEW_ENVIRONMENT = {
  PUBLICATION_SECRET: 'previews are signed with this in tests',
  SITE_URL: 'http://site.test',
  INDIA_SITE_URL: 'http://in.site.test',
  RUSSIA_SITE_URL: 'http://ru.site.test',
}

export interface TestCms {
  payload: Payload
  settings: Settings
  key: string
  /** Of the built cms; the other answers `rest` alone. */
  url: string
  /** Through Payload's own REST router. */
  rest(path: string, init?: RequestInit): Promise<Response>
  logIn(email: string, password: string): Promise<{ authorization: string }>
  stop(): Promise<void>
}

interface BuiltCms extends TestCms {
  stack: Stack
}

export async function startCms(label: string, given?: TestDatabase): Promise<TestCms> {
  const mediaDirectory = await mkdtemp(join(tmpdir(), `carelane-${label}-`))
  const secret = 'for tests alone, and long enough for it'
  const settingsOf = (connectionString: string): Settings =>
    testSettings({ connectionString, secret, mediaDirectory })
  const database =
    given ?? (await createPreparedDatabase(label, 'migrated', (url) => migrate(settingsOf(url))))
  const settings = settingsOf(database.url)
  if (given) await migrate(settings)
  const { config, payload } = await loadPayload(settings, label)
  const rest = (path: string, init?: RequestInit) => {
    const answer = refuseUnreadable((request) =>
      handleEndpoints({ config, payloadInstanceCacheKey: label, request }),
    )
    return answer(new Request(`http://cms.test/api${path}`, init), undefined)
  }
  return {
    payload,
    settings,
    key: label,
    url: 'http://cms.test',
    rest,
    logIn: logInWith(payload),
    stop: async () => {
      await disconnect(payload)
      await database.drop()
      await rm(mediaDirectory, { recursive: true })
    },
  }
}

/** `rest` asks the built cms; `payload` writes to the same database. */
export async function startBuiltCms(
  label: string,
  parts: ('cms' | 'site')[] = ['cms'],
  environment: Record<string, string> = {},
): Promise<BuiltCms> {
  const stack = await startStack({ parts, seed: false, environment })
  const settings = testSettings({
    connectionString: stack.databaseUrls.carelane_cms,
    secret: stack.secrets.sessionSecret,
    mediaDirectory: join(stack.dataFolder, 'media'),
  })
  const { payload } = await loadPayload(settings, label)
  return {
    payload,
    settings,
    key: label,
    stack,
    url: stack.cmsUrl,
    rest: (path, init) => fetch(`${stack.cmsUrl}/api${path}`, init),
    logIn: logInWith(payload),
    stop: async () => {
      await disconnect(payload)
      await stack.stop()
    },
  }
}

function testSettings(own: Pick<Settings, 'connectionString' | 'secret' | 'mediaDirectory'>): Settings {
  return { ...OFFLINE_SETTINGS, ...own, logLevel: 'fatal', preview: previewSettings(PREVIEW_ENVIRONMENT) }
}

async function loadPayload(settings: Settings, key: string) {
  const config = await buildCmsConfig(settings)
  const payload = await getPayload({ config, key })
  payload.db.pool.on('error', () => undefined)
  return { config, payload }
}

const logInWith = (payload: Payload) => async (email: string, password: string) => {
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { authorization: `JWT ${token}` }
}
