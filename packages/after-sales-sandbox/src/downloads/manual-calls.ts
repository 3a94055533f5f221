import { z } from 'zod'
import { choice, language, paging, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { fileEntry, findFile } from './find-downloads'

const SELECT = /* sql */ `
  SELECT download.file_id AS id, download.title, product.kind AS product, product.brand, product.name AS model,
    to_char(download.released_on, 'YYYY-MM-DD') AS "updatedDate"
  FROM downloads download JOIN products product ON product.id = download.product_id
  WHERE download.kind = 'service-manual' AND download.released_on <= $1
`

/** [2.1#40] */
export const manuals = sandboxCall({
  name: 'manuals',
  path: 'Client/service-manual/list',
  request: z.object({
    ...place,
    product: choice.optional(),
    brand: choice.optional(),
    keyword: z.string().trim().min(1).max(100).optional(),
    ...paging,
  }),
  answer: async ({ product, brand, keyword, page, pageSize }, { pool, clock }) => {
    const { rows } = await pool.query<{ total: number }>(
      `SELECT *, count(*) OVER ()::int AS total FROM (${SELECT}) manual
       WHERE ($2::text IS NULL OR product = $2) AND ($3::text IS NULL OR brand = $3)
         AND ($4::text IS NULL OR strpos(lower(title), lower($4)) > 0)
       ORDER BY "updatedDate" DESC, id OFFSET $5 LIMIT $6`,
      [clock.now(), product, brand, keyword, (page - 1) * pageSize, pageSize],
    )
    return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...manual }) => manual) }
  },
})

export const manual = sandboxCall({
  name: 'manual',
  path: 'Client/service-manual/detail',
  request: z.object({ id: choice, language }),
  answer: async ({ id }, { pool, clock }) => {
    const { rows } = await pool.query<{ model: string }>(`${SELECT} AND download.file_id = $2`, [
      clock.now(),
      id,
    ])
    const file = await findFile(pool, id)
    const [found] = rows
    if (!found || !file) return null
    return { ...found, chapters: chaptersOf(found.model), file: fileEntry(file) }
  },
})

function chaptersOf(model: string) {
  return [
    {
      title: 'Before you begin',
      text: `Switch the ${model} off, take out what can be taken out, and ground yourself.`,
    },
    {
      title: 'Opening it',
      text: 'Loosen the screws from the outside to the middle, and keep them in their order.',
    },
    {
      title: 'Closing and testing',
      text: 'Put the parts back in reverse, then run the test of all functions.',
    },
  ]
}
