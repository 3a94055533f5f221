import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { buildCmsConfig } from '../../src/build-cms-config'
import { disconnect } from '../../src/database/disconnect'
import { migrate } from '../../src/migrator/migrate'
import { previewSettings } from '../../src/preview/settings'
import { refuseUnreadable } from '../../src/requests/refuse-unreadable'
import type { Settings } from '../../src/settings'
import type { SubmissionsSite } from '../../src/submissions/site-client'

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
  /** Through Payload's own REST router. */
  rest(path: string, init?: RequestInit): Promise<Response>
  logIn(email: string, password: string): Promise<{ authorization: string }>
  stop(): Promise<void>
}

export async function startCms(
  label: string,
  given?: TestDatabase,
  submissionsSite?: SubmissionsSite,
): Promise<TestCms> {
  const database = given ?? (await createTestDatabase(label))
  const mediaDirectory = await mkdtemp(join(tmpdir(), `carelane-${label}-`))
  const settings: Settings = {
    connectionString: database.url,
    secret: 'for tests alone, and long enough for it',
    mediaDirectory,
    logLevel: 'fatal',
    preview: previewSettings(PREVIEW_ENVIRONMENT),
    ...(submissionsSite && { submissionsSite }),
  }
  await migrate(settings)
  const config = await buildCmsConfig(settings)
  const payload = await getPayload({ config, key: label })
  payload.db.pool.on('error', () => undefined)
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
    rest,
    logIn: async (email, password) => {
      const { token } = await payload.login({ collection: 'users', data: { email, password } })
      return { authorization: `JWT ${token}` }
    },
    stop: async () => {
      await disconnect(payload)
      await database.drop()
      await rm(mediaDirectory, { recursive: true })
    },
  }
}
