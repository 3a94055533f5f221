import type { ApprovedKind } from '../../src/access/approved-kinds'
import type { Role } from '../../src/access/roles'
import { PASSWORD } from '../support/accounts'
import { addCountry } from '../support/content'
import { startBuiltCms, type TestCms } from '../support/start-cms'
import { store, type World } from './documents'

/** An approver may read, and approve. */
export type Who = Role | 'approver' | 'stranger'

export interface Session {
  id: number
  email: string
  headers: Record<string, string>
}

export interface StaffedCms {
  cms: TestCms
  world: World
  as: Record<Who, Session>
  foreigner: Session
}

/** @param start by default the built cms */
export async function startStaffedCms(
  label: string,
  start: (label: string) => Promise<TestCms> = startBuiltCms,
): Promise<StaffedCms> {
  const cms = await start(label)
  const { payload } = cms
  const names = { ng: 'Nigeria', ke: 'Kenya', sa: 'Saudi Arabia', ru: 'Russia' }
  const ids: [string, number][] = []
  for (const [code, name] of Object.entries(names) as [keyof typeof names, string][]) {
    ids.push([code, await addCountry(payload, code, ['en'], name)])
  }
  const countries = Object.fromEntries(ids) as World['countries']
  const world: World = { payload, picture: 0, brand: 0, countries }
  world.picture = await store(world, 'media', 'all')
  world.brand = await store(world, 'brands', 'all')
  const own = [countries.ng, countries.ke]
  return {
    cms,
    world,
    as: {
      administrator: await logIn(cms, 'administrator', []),
      'country-editor': await logIn(cms, 'country-editor', own),
      marketing: await logIn(cms, 'marketing', own),
      translator: await logIn(cms, 'translator', own),
      'read-only': await logIn(cms, 'read-only', own),
      approver: await logInApprover(cms, own),
      stranger: { id: 0, email: '', headers: {} },
    },
    foreigner: await logIn(cms, 'country-editor', [countries.sa], 'foreigner@example.com'),
  }
}

async function logInApprover(cms: TestCms, countries: number[]): Promise<Session> {
  const session = await logIn(cms, 'read-only', countries, 'approver@example.com')
  const approves: ApprovedKind[] = ['policies', 'legal-pages']
  await cms.payload.update({ collection: 'users', id: session.id, data: { approves } })
  return session
}

async function logIn(
  cms: TestCms,
  role: Role,
  countries: number[],
  email = `${role}@example.com`,
): Promise<Session> {
  const languages: ('fr' | 'ar')[] = ['fr', 'ar']
  const data = { email, name: role, role, countries, languages, password: PASSWORD }
  const { id } = await cms.payload.create({ collection: 'users', data })
  return { id, email, headers: await sessionOf(cms, email) }
}

export async function sessionOf(cms: TestCms, email: string, password = PASSWORD) {
  const response = await cms.rest('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`${email} could not log in: ${response.status}`)
  return { authorization: `JWT ${token}` }
}

let newcomers = 0

export function addNewcomer({ cms, world }: StaffedCms, role: Role = 'country-editor'): Promise<Session> {
  newcomers += 1
  return logIn(cms, role, [world.countries.ng], `newcomer-${newcomers}@example.com`)
}
