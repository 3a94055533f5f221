import { createHash } from 'node:crypto'
import { z } from 'zod'
import { choice, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { fileResponse } from './file-response'
import { contentOf, fileEntry, filesOf, findFile } from './find-downloads'
import { zipOf } from './zip'

const notFound = () => new Response('not found', { status: 404 })

/** [2.4#35] */
export const driverChoices = sandboxCall({
  name: 'driver-choices',
  path: 'Client/driver/brand-serial-model',
  request: z.object({ ...place, brand: choice.optional(), serial: choice.optional() }),
  answer: async ({ brand, serial }, { pool }) => {
    const listOf = async (column: 'brand' | 'series' | 'name', isOpen: boolean) => {
      if (!isOpen) return []
      const { rows } = await pool.query<{ value: string; label: string }>(
        `SELECT DISTINCT ${column} AS value, ${column} AS label FROM products
         WHERE kind = 'Laptop' AND ($1::text IS NULL OR brand = $1) AND ($2::text IS NULL OR series = $2)
         ORDER BY 1`,
        [column === 'brand' ? null : brand, column === 'name' ? serial : null],
      )
      return rows
    }
    return {
      brands: await listOf('brand', true),
      serials: await listOf('series', brand !== undefined),
      models: await listOf('name', brand !== undefined && serial !== undefined),
    }
  },
})

/** [2.4#36]–[2.4#42]; `product: null` for an unknown device [8#17]. */
export const drivers = sandboxCall({
  name: 'drivers',
  path: 'Client/driver/list',
  concealed: ['snid'],
  isAnswerEncrypted: true,
  request: z.object({
    ...place,
    snid: z
      .string()
      .regex(/^[A-Z0-9]{12,20}$/)
      .optional(),
    model: choice.optional(),
  }),
  answer: async ({ snid, model }, { pool, clock }) => {
    const { rows } = await pool.query<{ model: string; brand: string; serial: string }>(
      `SELECT DISTINCT product.name AS model, product.brand, product.series AS serial
       FROM products product LEFT JOIN laptops laptop ON laptop.product_id = product.id
       WHERE product.kind = 'Laptop' AND (laptop.snid = $1 OR product.name = $2)`,
      [snid, model],
    )
    const [product] = rows
    const files = await filesOf(pool, product?.model ?? '', clock.now())
    const driverFiles = files.filter((file) => file.kind === 'driver')
    const manual = (kind: string) => files.filter((file) => file.kind === kind).map(fileEntry)[0] ?? null
    return {
      product: product ? { ...product, name: product.model, specifications: SPECIFICATIONS } : null,
      os: [...new Set(driverFiles.map(({ os }) => os))].toSorted(),
      drivers: driverFiles.map((file) => ({
        ...fileEntry(file),
        name: file.title,
        category: file.category,
        date: file.date,
        version: file.version,
        os: file.os,
      })),
      userManual: manual('user-manual'),
      installationGuide: manual('installation-guide'),
      faq: product ? FAQ : [],
    }
  },
})

const SPECIFICATIONS = [
  { name: 'Memory', value: '16 GB' },
  { name: 'Storage', value: '512 GB SSD' },
]

const FAQ = [
  {
    question: 'In which order do I install the drivers?',
    answer: 'Chipset and management engine first, then graphics, then everything else; restart at the end.',
  },
  {
    question: 'How do I update the BIOS?',
    answer: 'Plug in the charger, close all programs, run the file and wait.',
  },
]

export const downloadFile = sandboxCall({
  name: 'download-file',
  path: 'Client/file/:fileId',
  request: z.object({ fileId: z.string() }),
  answer: async ({ fileId }, { pool }, { request }) => {
    const file = await findFile(pool, fileId)
    if (!file) return notFound()
    const type = fileId.endsWith('.pdf') ? 'application/pdf' : 'application/zip'
    return fileResponse({ name: fileId, type, etag: `"${file.sha256}"`, content: contentOf(file) }, request)
  },
})

/** [2.4#42]; streamed, as checksums are known beforehand. */
export const driverBundle = sandboxCall({
  name: 'driver-bundle',
  path: 'Client/driver/bundle',
  request: z.object({ model: choice, os: choice.optional() }),
  answer: async ({ model, os }, { pool, clock }, { request }) => {
    const files = await filesOf(pool, model, clock.now())
    const chosen = files.filter((file) => file.kind === 'driver' && (os === undefined || file.os === os))
    if (chosen.length === 0) return notFound()
    const entries = chosen.map((file) => ({ name: file.fileId, crc: file.crc, content: contentOf(file) }))
    const etag = createHash('sha256')
      .update(chosen.map((file) => file.sha256).join())
      .digest('hex')
    const name = `${[model, os, 'drivers'].filter(Boolean).join('-').replaceAll(' ', '-')}.zip`
    return fileResponse(
      { name, type: 'application/zip', etag: `"${etag}"`, content: zipOf(entries) },
      request,
    )
  },
})
