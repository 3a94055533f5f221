import type { CollectionSlug, Payload } from 'payload'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { z } from 'zod'
import { addAccount, PASSWORD } from '../support/accounts'
import { addCountry, addPicture } from '../support/content'
import { addBrand, EDITORIAL_KINDS } from '../support/editorial'
import { startBuiltCms, type TestCms } from '../support/start-cms'

interface Opened {
  cms: TestCms
  headers: Record<string, string>
  editor: number
  surroundings: { cover: number; brand: number }
  countries: Record<'ng' | 'ke' | 'sa', number>
}

interface RefusedField {
  path: string
  message: string
}

const refusal = z.object({
  errors: z.tuple([
    z.object({
      name: z.literal('ValidationError'),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ]),
})
const saved = z.object({ doc: z.object({ id: z.number() }) })

class Refused extends Error {
  constructor(readonly fields: RefusedField[]) {
    super(fields.map(({ message }) => message).join(' '))
  }
}

export type Desk = ReturnType<typeof useDesk>

/** An administrator's, who saves in the built cms. */
export function useDesk(label: string) {
  let opened: Opened | undefined
  const open = () => {
    if (!opened) throw new Error('The cms is started before the first test.')
    return opened
  }

  beforeAll(async () => {
    opened = await openDesk(label)
  })
  afterEach(async () => {
    for (const collection of EDITORIAL_KINDS) await open().cms.payload.delete({ collection, where: {} })
  })
  afterAll(() => opened?.cms.stop())

  const ask = (method: string, path: string, data?: object) =>
    open().cms.rest(path, {
      method,
      headers: { 'content-type': 'application/json', ...open().headers },
      ...(data && { body: JSON.stringify(data) }),
    })

  const askToRestore = (kind: CollectionSlug, version: number | string, query = '') =>
    ask('POST', `/${kind}/versions/${version}${query}`)

  return {
    ask,
    askToRestore,
    get payload(): Payload {
      return open().cms.payload
    },
    get editor() {
      return open().editor
    },
    get surroundings() {
      return open().surroundings
    },
    get countries() {
      return open().countries
    },
    async add(kind: CollectionSlug, data: { _status?: string; [field: string]: unknown }): Promise<number> {
      const draft = data._status === 'draft' ? '?draft=true' : ''
      const answer = await taken(await ask('POST', `/${kind}${draft}`, data))
      return saved.parse(await answer.json()).doc.id
    },
    async change(kind: CollectionSlug, id: number, data: object, query = ''): Promise<void> {
      await taken(await ask('PATCH', `/${kind}/${id}${query}`, data))
    },
    async restore(kind: CollectionSlug, version: string): Promise<void> {
      await taken(await askToRestore(kind, version))
    },
    refusedFields: async (attempt: Promise<unknown>) => (await refusedIn(attempt)).map(({ path }) => path),
    refusalOf: async (attempt: Promise<unknown>) =>
      (await refusedIn(attempt)).map(({ message }) => message).join(' '),
  }
}

async function openDesk(label: string): Promise<Opened> {
  const cms = await startBuiltCms(label)
  const { payload } = cms
  const { id: editor, email } = await addAccount(payload, 'administrator')
  return {
    cms,
    editor,
    headers: await cms.logIn(email, PASSWORD),
    surroundings: { cover: await addPicture(payload), brand: await addBrand(payload) },
    countries: {
      ng: await addCountry(payload, 'ng', ['en', 'fr'], 'Nigeria'),
      ke: await addCountry(payload, 'ke', ['en'], 'Kenya'),
      sa: await addCountry(payload, 'sa', ['en'], 'Saudi Arabia'),
    },
  }
}

/** @throws Refused with what the editor is told */
async function taken(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = await answer.text()
  if (answer.status !== 400) throw new Error(`${answer.status} ${body}`)
  throw new Refused(refusal.parse(JSON.parse(body)).errors[0].data.errors)
}

async function refusedIn(attempt: Promise<unknown>): Promise<RefusedField[]> {
  try {
    await attempt
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.fields
  }
}
