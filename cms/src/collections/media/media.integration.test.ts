import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, PASSWORD } from '../../../test/support/accounts'
import { addArticle, png } from '../../../test/support/content'
import { add, addBrand, completeDocument, wording } from '../../../test/support/editorial'
import { startBuiltCms, type TestCms } from '../../../test/support/start-cms'

let cms: TestCms
let headers: { authorization: string }
let brand: number | undefined

beforeAll(async () => {
  cms = await startBuiltCms('media')
  const { email } = await addAccount(cms.payload, 'administrator')
  headers = await cms.logIn(email, PASSWORD)
})

afterAll(() => cms.stop())

interface Stored {
  id: number
  filename: string
  mimeType: string
  width: number
  height: number
  sizes: Record<string, { filename: string | null; width: number | null; mimeType: string | null }>
}

function upload(bytes: Buffer | string, name: string, type: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name)
  form.append('_payload', JSON.stringify({ alt: 'A picture' }))
  return cms.rest('/media', { method: 'POST', body: form, headers })
}

async function stored(response: Response): Promise<Stored> {
  const { doc } = (await response.json()) as { doc: Stored }
  return doc
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const heic = Buffer.concat([
  Buffer.from('0000001c', 'hex'),
  Buffer.from('ftypheic0000heicmif1'),
  Buffer.alloc(64),
])

describe('what is stored', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'takes %s, with WebP versions of each smaller width',
    async (format) => {
      const bytes = await sharp(await png(1000, 500))
        .toFormat(format)
        .toBuffer()
      const doc = await stored(await upload(bytes, 'My Picture.bin', 'application/octet-stream'))
      const extension = format === 'jpeg' ? 'jpg' : format
      expect(doc.filename).toMatch(new RegExp(`^my-picture-[0-9a-f]{10}\\.${extension}$`))
      expect(doc).toMatchObject({ mimeType: `image/${format}`, width: 1000, height: 500 })
      const widths = Object.values(doc.sizes).filter((size) => size.filename)
      expect(widths.map(({ width, mimeType }) => [width, mimeType])).toEqual(
        [320, 480, 640, 960].map((width) => [width, 'image/webp']),
      )
    },
  )

  test('takes the type from the bytes when name and header lie', async () => {
    const doc = await stored(await upload(await png(), 'photo.jpg', 'image/jpeg'))
    expect(doc).toMatchObject({ mimeType: 'image/png' })
    expect(doc.filename).toMatch(/\.png$/)
  })

  test('is upright, and without the position and the maker of the camera', async () => {
    const camera = await sharp(await png(600, 300))
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Secretcam' }, IFD3: { GPSLatitudeRef: 'N' } } })
      .jpeg()
      .toBuffer()
    expect((await sharp(camera).metadata()).exif?.includes('Secretcam')).toBe(true)
    const doc = await stored(await upload(camera, 'camera.jpg', 'image/jpeg'))
    expect(doc).toMatchObject({ width: 300, height: 600 })
    const names = [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])]
    for (const name of names) {
      const bytes = await readFile(join(cms.settings.mediaDirectory, name))
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(bytes.includes('Secretcam')).toBe(false)
    }
  })
})

describe('what is refused', () => {
  const huge = Buffer.from(
    // A header of 30,000 × 30,000 pixels without data.
    '89504e470d0a1a0a0000000d49484452000075300000753008020000004a3b8ae5',
    'hex',
  )

  test.each([
    ['an SVG', svg, 'a.svg', 'image/svg+xml'],
    ['an SVG that calls itself a PNG', svg, 'a.png', 'image/png'],
    ['a HEIC', heic, 'a.heic', 'image/heic'],
    ['a HEIC that calls itself a JPEG', heic, 'a.jpg', 'image/jpeg'],
    ['a web page that calls itself a PNG', '<html><script>alert(1)</script>', 'a.png', 'image/png'],
    ['a PDF', '%PDF-1.7\n', 'a.pdf', 'application/pdf'],
    ['a GIF', Buffer.from('GIF89a0000000000'), 'a.gif', 'image/gif'],
    ['a JPEG that breaks off', Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.jpg', 'image/jpeg'],
    ['a picture of too many pixels', huge, 'a.png', 'image/png'],
    ['nothing', '', 'a.png', 'image/png'],
  ])('%s', async (_, bytes, name, type) => {
    const before = await cms.payload.count({ collection: 'media' })
    const response = await upload(bytes, name, type)
    expect(response.status).toBe(400)
    expect(await cms.payload.count({ collection: 'media' })).toEqual(before)
  })

  test('says why in words for an editor', async () => {
    const response = await upload(svg, 'a.svg', 'image/svg+xml')
    expect(await response.text()).toContain('Only JPEG, PNG and WebP pictures can be stored.')
  })

  test('a picture without a description', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'a.png')
    form.append('_payload', '{}')
    expect((await cms.rest('/media', { method: 'POST', body: form, headers })).status).toBe(400)
  })
})

describe('how it is served', () => {
  test('can do nothing but be shown, and may be kept for ever', async () => {
    const doc = await stored(await upload(await png(), 'served.png', 'image/png'))
    const response = await cms.rest(`/media/file/${doc.filename}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const small = await cms.rest(`/media/file/${doc.sizes.w320?.filename}`)
    expect(small.headers.get('content-type')).toBe('image/webp')
  })

  test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'unknown.png'])(
    'does not serve %s',
    async (name) => {
      expect((await cms.rest(`/media/file/${name}`)).status).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('deleting', () => {
  test('is refused while an article or an advertisement shows the picture, and takes the files along', async () => {
    const doc = await stored(await upload(await png(400, 200), 'shown.png', 'image/png'))
    const path = `/media/${doc.id}`
    const article = await addArticle(cms.payload, {
      titles: { en: 'Shows it' },
      slug: 'shows-it',
      cover: doc.id,
    })
    const refused = await cms.rest(path, { method: 'DELETE', headers })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('“Shows it” shows this picture.')
    await cms.payload.delete({ collection: 'news', id: article })
    expect((await cms.rest(path, { method: 'DELETE', headers })).status).toBe(200)
    const left = (await readdir(cms.settings.mediaDirectory)).filter((name) => name.startsWith('shown-'))
    expect(left).toEqual([])
  })

  const uploaded = (value: number) => ({
    root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value, fields: {} }] },
  })
  const video = (poster: number) => ({
    root: { type: 'root', children: [{ type: 'block', fields: { blockType: 'video', poster } }] },
  })

  test.each([
    ['news', (id: number) => ({ body: uploaded(id) })],
    ['faqs', (id: number) => ({ answer: video(id) })],
    ['legal-pages', (id: number) => ({ body: uploaded(id) })],
    ['policies', (id: number) => ({ versions: [{ ...wording('2020-01-01', 'x'), body: uploaded(id) }] })],
    ['landing-pages', (id: number) => ({ sections: [{ blockType: 'hero', picture: id }] })],
    [
      'landing-pages',
      (id: number) => ({ page: 'about', sections: [{ blockType: 'text', body: uploaded(id) }] }),
    ],
  ] as const)('is refused while a text of %s shows it', async (kind, showing) => {
    const doc = await stored(await upload(await png(40, 20), 'inside.png', 'image/png'))
    const cover = (await stored(await upload(await png(41, 20), 'cover.png', 'image/png'))).id
    brand ??= await addBrand(cms.payload)
    const complete = completeDocument(kind, `Shows ${doc.id}`, { cover, brand })
    const id = await add(cms.payload, kind, { ...complete, ...showing(doc.id), _status: 'draft' })
    const refused = await cms.rest(`/media/${doc.id}`, { method: 'DELETE', headers })
    expect(refused.status).toBe(409)
    await cms.payload.delete({ collection: kind, id })
    expect((await cms.rest(`/media/${doc.id}`, { method: 'DELETE', headers })).status).toBe(200)
  })
})
