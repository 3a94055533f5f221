import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Role } from '../../src/access/roles'
import { addAccount, PASSWORD } from './accounts'
import { addCountry } from './content'
import { startBuiltCms } from './start-cms'

export type CmsWithSite = Awaited<ReturnType<typeof startBoth>>

export function useCmsWithSite(label: string) {
  let both: CmsWithSite | undefined
  const started = (): CmsWithSite => {
    if (!both) throw new Error('Ask within a test: it is started before the first one.')
    return both
  }
  beforeAll(async () => {
    both = await startBoth(label)
  })
  afterAll(async () => {
    const { store, cms } = started()
    await store.end()
    await cms.stop()
  })
  return started
}

/** To those who may read it. */
export async function readList({ cms }: CmsWithSite, address: string, headers: HeadersInit) {
  return (await cms.rest(address, { headers })).json()
}

async function startBoth(label: string) {
  const cms = await startBuiltCms(label, ['cms', 'site'])
  const nigeria = await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  await addCountry(cms.payload, 'ke', ['en'], 'Kenya')
  const account = async (role: Role, countries?: number[]): Promise<HeadersInit> =>
    cms.logIn((await addAccount(cms.payload, role, countries)).email, PASSWORD)
  /** Others than the administrator have Nigeria. */
  const as = {
    administrator: await account('administrator'),
    nigerian: await account('country-editor', [nigeria]),
    translator: await account('translator', [nigeria]),
  }
  const store = new pg.Client({ connectionString: cms.stack.databaseUrls.carelane_site })
  await store.connect()
  return { stack: cms.stack, cms, store, as }
}
