import { describe, expect, test } from 'vitest'
import { completeDocument, EDITORIAL_KINDS, type EditorialKind, TITLE_OF } from '../support/editorial'
import type { Desk } from './desk'

const published = { _status: 'published' } as const

export function describeRestoring(desk: Desk): void {
  async function live(kind: EditorialKind, id: number) {
    const { db } = desk.payload
    const where = { id: { equals: id } }
    const found: Record<string, unknown> | null = await db.findOne({ collection: kind, where })
    return { title: found?.[TITLE_OF[kind]], status: found?._status }
  }

  async function newest(kind: EditorialKind, id: number) {
    const document = await desk.payload.findByID({ collection: kind, id, draft: true, depth: 0 })
    return (document as unknown as Record<string, unknown>)[TITLE_OF[kind]]
  }

  async function versionOf(kind: EditorialKind, id: number, title: string) {
    const { docs } = await desk.payload.findVersions({
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

  describe.each(EDITORIAL_KINDS)('an old version of %s', (kind) => {
    async function twice(): Promise<number> {
      const id = await desk.add(kind, {
        ...completeDocument(kind, 'First', desk.surroundings),
        ...published,
      })
      await desk.change(kind, id, { [TITLE_OF[kind]]: 'Second', ...published })
      return id
    }

    test('that was published is on the site again when it is restored, and nothing of the history is lost', async () => {
      const id = await twice()
      expect((await desk.askToRestore(kind, await versionOf(kind, id, 'First'))).status).toBe(200)
      expect(await live(kind, id)).toEqual({ title: { en: 'First' }, status: 'published' })
      expect(await newest(kind, id)).toBe('First')
      await versionOf(kind, id, 'Second')
      await desk.payload.delete({ collection: kind, id })
    })

    test('restored as a draft leaves the site as it is', async () => {
      const id = await twice()
      expect((await desk.askToRestore(kind, await versionOf(kind, id, 'First'), '?draft=true')).status).toBe(
        200,
      )
      expect(await live(kind, id)).toEqual({ title: { en: 'Second' }, status: 'published' })
      expect(await newest(kind, id)).toBe('First')
      await desk.payload.delete({ collection: kind, id })
    })
  })
}
