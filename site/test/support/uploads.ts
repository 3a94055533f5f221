import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { PART_BYTES } from '@/uploads/limits'
import { send, type Answer } from './built-site'
import type { LiveSite } from './live-site'

/** As the page's own script, which tries again when the store was too slow. */
const TRIES = 3

export interface UploadingBrowser {
  from: string
  cookie: string
}

export const json = ({ text }: Answer) => JSON.parse(text) as Record<string, unknown>

export const partOf = (bytes: Buffer, offset: number) => bytes.subarray(offset, offset + PART_BYTES)

/** Three parts long. */
export async function noisePhoto(): Promise<Buffer> {
  const noise = { width: 300, height: 400, channels: 3 } as const
  const photo = await sharp(randomBytes(300 * 400 * 3), { raw: noise })
    .jpeg({ quality: 80 })
    .toBuffer()
  expect(Math.ceil(photo.length / PART_BYTES)).toBe(3)
  return photo
}

export function uploadsTo(live: LiveSite) {
  const newBrowser = (): UploadingBrowser => ({ from: live.newcomer(), cookie: '' })

  async function ask(
    browser: UploadingBrowser,
    method: string,
    path: string,
    body?: Buffer,
    more = {},
  ): Promise<Answer> {
    const host = `localhost:${live.site.port}`
    const headers = {
      host,
      origin: `http://${host}`,
      'x-forwarded-for': browser.from,
      cookie: browser.cookie,
      'content-length': String(body?.length ?? 0),
      ...more,
    }
    let answer = await send(live.site.port, method, path, headers, body)
    for (let tries = 1; answer.status === 503 && tries < TRIES; tries++) {
      await sleep(Number(answer.headers['retry-after']) * 1000)
      answer = await send(live.site.port, method, path, headers, body)
    }
    const [cookie] = answer.headers['set-cookie'] ?? []
    if (cookie) browser.cookie = cookie.split(';')[0] ?? ''
    return answer
  }

  const askToBegin = (browser: UploadingBrowser, size: number, type = 'jpg') =>
    ask(browser, 'POST', `/api/photos/?type=${type}&size=${size}`)

  async function begin(browser: UploadingBrowser, size: number): Promise<string> {
    const answer = await askToBegin(browser, size)
    expect(answer.status).toBe(201)
    return String(json(answer).id)
  }

  const sendPart = (browser: UploadingBrowser, id: string, offset: number, bytes: Buffer) =>
    ask(browser, 'POST', `/api/photos/parts/?id=${id}&offset=${offset}`, partOf(bytes, offset))

  const show = (browser: UploadingBrowser, id: string) => ask(browser, 'GET', `/api/photos/?id=${id}`)

  async function upload(browser: UploadingBrowser, bytes: Buffer): Promise<{ id: string; last: Answer }> {
    const id = await begin(browser, bytes.length)
    let last = await sendPart(browser, id, 0, bytes)
    for (let offset = PART_BYTES; offset < bytes.length; offset += PART_BYTES)
      last = await sendPart(browser, id, offset, bytes)
    return { id, last }
  }

  return { newBrowser, ask, askToBegin, begin, sendPart, show, upload }
}
