import { expect } from 'vitest'
import { send } from './attempts'
import { kindOf, nextNumber, type Slug, store, type Whose } from './documents'
import { startStaffedCms } from './staffed-cms'

export const YOUR_OWN = 'Name one or more of your own countries, and no other.'

export async function openEditorSession(label: string) {
  const staffed = await startStaffedCms(label)
  const { payload } = staffed.cms
  const editor = staffed.as['country-editor']
  return {
    staffed,
    countries: staffed.world.countries,
    send: (method: string, path: string, data?: unknown, who = editor) =>
      send(staffed, who, method, path, data),
    made: (slug: Slug, whose: Whose) => store(staffed.world, slug, whose),
    article: (whose: Whose, more: object = {}) => ({
      ...kindOf('news').make(staffed.world, whose, nextNumber()),
      ...more,
    }),
    read: (id: number) => payload.findByID({ collection: 'news', id, depth: 0 }),
    draftOf: (id: number) => payload.findByID({ collection: 'news', id, depth: 0, draft: true }),
  }
}

export async function refusalOf(response: Response): Promise<string> {
  expect(response.status).toBe(403)
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return errors[0]?.message ?? ''
}
