import { startStack, type Stack } from '@carelane/test-kit/stack'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Role } from '../../src/access/roles'
import { addAccount, PASSWORD } from './accounts'
import { addCountry } from './content'
import { startCms, type TestCms } from './start-cms'

interface CmsWithSite {
  stack: Stack
  cms: TestCms
  store: pg.Client
  /** Others than the administrator have Nigeria. */
  as: Record<'administrator' | 'nigerian' | 'translator', HeadersInit>
}

export function useCmsWithSite(name: string, path: string) {
  let both: CmsWithSite | undefined
  const started = (): CmsWithSite => {
    if (!both) throw new Error('Ask within a test: it is started before the first one.')
    return both
  }
  const list = async (headers: HeadersInit, query = '') =>
    (await started().cms.rest(`${path}${query}`, { headers })).json()

  beforeAll(async () => {
    both = await startBoth(name)
    // The site creates its tables on first use.
    await list(both.as.administrator)
  })
  afterAll(async () => {
    const { store, cms, stack } = started()
    await store.end()
    await cms.stop()
    await stack.stop()
  })
  return { started, list }
}

async function startBoth(name: string): Promise<CmsWithSite> {
  const stack = await startStack({ parts: ['site'], seed: false })
  const { siteUrl: origin, secrets } = stack
  const cms = await startCms(name, undefined, { origin, secret: secrets.publicationSecret })
  const nigeria = await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  await addCountry(cms.payload, 'ke', ['en'], 'Kenya')
  const account = async (role: Role, countries?: number[]) =>
    cms.logIn((await addAccount(cms.payload, role, countries)).email, PASSWORD)
  const as = {
    administrator: await account('administrator'),
    nigerian: await account('country-editor', [nigeria]),
    translator: await account('translator', [nigeria]),
  }
  const store = new pg.Client({ connectionString: stack.databaseUrls.carelane_site })
  await store.connect()
  return { stack, cms, store, as }
}
