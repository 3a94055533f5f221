import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, PASSWORD } from '../../test/support/accounts'
import { addPicture } from '../../test/support/content'
import {
  add,
  addBrand,
  change,
  completeDocument,
  EDITORIAL_KINDS,
  type EditorialKind,
  TITLE_OF,
} from '../../test/support/editorial'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let headers: Record<string, string>
let surroundings: { cover: number; brand: number }

beforeAll(async () => {
  cms = await startCms('restore')
  const { payload } = cms
  surroundings = { cover: await addPicture(payload), brand: await addBrand(payload) }
  const { email } = await addAccount(payload, 'administrator')
  headers = await cms.logIn(email, PASSWORD)
})

afterAll(() => cms.stop())

const published = { _status: 'published' } as const

async function live(kind: EditorialKind, id: number) {
  const { db } = cms.payload
  const where = { id: { equals: id } }
  const found: Record<string, unknown> | null = await db.findOne({ collection: kind, where })
  return { title: found?.[TITLE_OF[kind]], status: found?._status }
}

async function newest(kind: EditorialKind, id: number) {
  const document = await cms.payload.findByID({ collection: kind, id, draft: true, depth: 0 })
  return (document as unknown as Record<string, unknown>)[TITLE_OF[kind]]
}

async function versionOf(kind: EditorialKind, id: number, title: string) {
  const { docs } = await cms.payload.findVersions({
    collection: kind,
    where: { parent: { equals: id } },
    limit: 50,
  })
  const found = docs.find(
    ({ version }) => (version as unknown as Record<string, unknown>)[TITLE_OF[kind]] === title,
  )
  if (!found) throw new Error(`${kind} ${id} never was “${title}”.`)
  return found.id
}

function restore(kind: EditorialKind, version: number | string, query = '') {
  return cms.rest(`/${kind}/versions/${version}${query}`, { method: 'POST', headers })
}

describe.each(EDITORIAL_KINDS)('an old version of %s', (kind) => {
  async function twice(): Promise<number> {
    const id = await add(cms.payload, kind, {
      ...completeDocument(kind, 'First', surroundings),
      ...published,
    })
    await change(cms.payload, kind, id, { [TITLE_OF[kind]]: 'Second', ...published })
    return id
  }

  it('that was published is on the site again when it is restored, and nothing of the history is lost', async () => {
    const id = await twice()
    expect((await restore(kind, await versionOf(kind, id, 'First'))).status).toBe(200)
    expect(await live(kind, id)).toEqual({ title: { en: 'First' }, status: 'published' })
    expect(await newest(kind, id)).toBe('First')
    await versionOf(kind, id, 'Second')
    await cms.payload.delete({ collection: kind, id })
  })

  it('restored as a draft leaves the site as it is', async () => {
    const id = await twice()
    expect((await restore(kind, await versionOf(kind, id, 'First'), '?draft=true')).status).toBe(200)
    expect(await live(kind, id)).toEqual({ title: { en: 'Second' }, status: 'published' })
    expect(await newest(kind, id)).toBe('First')
    await cms.payload.delete({ collection: kind, id })
  })
})
