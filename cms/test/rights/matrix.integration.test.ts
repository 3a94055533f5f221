import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ATTEMPTS, type AttemptName } from './attempts'
import { kindOf, type Slug, SLUGS, store, type Whose } from './documents'
import { isExpected, needsApproval } from './expectations'
import { type StaffedCms, startStaffedCms, type Who } from './staffed-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('rights_matrix')
})

afterAll(() => staffed.cms.stop())

const DRAFTS_ALONE: readonly AttemptName[] = ['publish', 'unpublish', 'schedule', 'find drafts']
const VERSIONS_ALONE: readonly AttemptName[] = ['list versions', 'read a version', 'restore a version']

const APPROVED_ALONE: readonly AttemptName[] = ['hand in for approval', 'approve', 'return with a comment']

const EVERYBODY: readonly Who[] = [
  'stranger',
  'read-only',
  'approver',
  'translator',
  'marketing',
  'country-editor',
  'administrator',
]

describe.each(EVERYBODY)('what a %s can do', (who) => {
  test.concurrent.each(SLUGS)('with %s', { timeout: 180_000 }, async (slug) => {
    const documents = new Map<Whose, number>()
    for (const whose of kindOf(slug).whose) documents.set(whose, await documentOf(slug, whose))
    const outcomes: string[] = []
    const expected: string[] = []
    for (const name of attemptsOn(slug)) {
      for (const whose of kindOf(slug).whose) {
        const id = documents.get(whose) ?? 0
        const attempt = { staffed, who: staffed.as[who], slug, whose, id }
        const happened = await ATTEMPTS[name](attempt)
        if (happened && name.startsWith('delete')) documents.set(whose, await documentOf(slug, whose))
        outcomes.push(`${name}, ${whose}: ${happened}`)
        expected.push(`${name}, ${whose}: ${isExpected(who, slug, name, whose)}`)
      }
    }
    expect(outcomes).toEqual(expected)
    for (const id of documents.values()) if (!isPartOfTheWorld(slug)) await remove(slug, id)
  })
})

function attemptsOn(slug: Slug): AttemptName[] {
  const { drafts, versions } = kindOf(slug)
  return (Object.keys(ATTEMPTS) as AttemptName[]).filter(
    (name) =>
      (drafts || !DRAFTS_ALONE.includes(name)) &&
      (versions || !VERSIONS_ALONE.includes(name)) &&
      (needsApproval(slug) || !APPROVED_ALONE.includes(name)) &&
      // Everything refers to the countries.
      !(slug === 'countries' && /delete|trash/.test(name)),
  )
}

async function documentOf(slug: Slug, whose: Whose): Promise<number> {
  if (!isPartOfTheWorld(slug)) return store(staffed.world, slug, whose)
  return whose === 'own' ? staffed.world.countries.ng : staffed.world.countries.sa
}

function isPartOfTheWorld(slug: Slug): boolean {
  return slug === 'countries'
}

async function remove(slug: Slug, id: number): Promise<void> {
  await staffed.cms.payload.delete({ collection: slug, id })
}
