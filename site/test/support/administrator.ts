import { setTimeout as sleep } from 'node:timers/promises'
import type { Stack } from '@carelane/test-kit/stack'
import { z } from 'zod'

const loggedIn = z.object({ token: z.string() })
const claims = z.object({ id: z.number(), sid: z.string() })
const document = z.looseObject({ id: z.number() })
const saved = z.object({ doc: document })
const published = z.object({ status: z.looseObject({ state: z.string() }) })
const found = z.object({ docs: z.tuple([document]) })

export class Administrator {
  private constructor(
    private readonly cmsUrl: string,
    private readonly authorization: string,
    readonly account: { id: number; session: string },
  ) {}

  static async logIn({ cmsUrl, accounts }: Pick<Stack, 'cmsUrl' | 'accounts'>): Promise<Administrator> {
    const account = accounts.find(({ role }) => role === 'administrator')
    const { token } = loggedIn.parse(await send(cmsUrl, 'POST', '/users/login', {}, account))
    const { id, sid } = claims.parse(
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
    )
    return new Administrator(cmsUrl, `JWT ${token}`, { id, session: sid })
  }

  async find(collection: string, field: string, value: string) {
    const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' })
    return found.parse(await this.send('GET', `/${collection}?${query}`)).docs[0]
  }

  async first(collection: string) {
    return found.parse(await this.send('GET', `/${collection}?limit=1&depth=0`)).docs[0]
  }

  async create(collection: string, data: object) {
    return saved.parse(await this.send('POST', `/${collection}`, data)).doc
  }

  async draft(collection: string, id: number, data: object): Promise<void> {
    await this.send('PATCH', `/${collection}/${id}?draft=true`, { ...data, _status: 'draft' })
  }

  async change(collection: string, id: number, data: object) {
    return saved.parse(await this.send('PATCH', `/${collection}/${id}`, data)).doc
  }

  async copyArticle(id: number, slug: string): Promise<number> {
    const copy = saved.parse(await this.send('POST', `/news/${id}/duplicate`, { slug })).doc
    return copy.id
  }

  async remove(collection: string, id: number): Promise<void> {
    await this.send('DELETE', `/${collection}/${id}`)
  }

  /** Where the last change of a document has got to. */
  async publicationOf(collection: string, id: number) {
    return published.parse(await this.send('GET', `/document-state/${collection}/${id}`)).status
  }

  async untilOnSite(collection: string, id: number): Promise<void> {
    while ((await this.publicationOf(collection, id)).state !== 'arrived') await sleep(100)
  }

  private send(method: string, path: string, body?: object): Promise<unknown> {
    return send(this.cmsUrl, method, path, { authorization: this.authorization }, body)
  }
}

async function send(
  cmsUrl: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${cmsUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
