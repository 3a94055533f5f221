import { Hono } from 'hono'
import { findVisitor } from '../account/tokens'
import type { Surroundings } from '../surroundings'

export function fileRoutes({ pool, clock }: Surroundings): Hono {
  return new Hono().get('/:key', async (context) => {
    const visitor = await findVisitor(pool, context.req.header('authorization') ?? '', clock.now())
    const { rows } = await pool.query<{ type: string; bytes: Buffer<ArrayBuffer> }>(
      'SELECT type, bytes FROM files WHERE key = $1 AND owner = $2',
      [context.req.param('key'), visitor?.id],
    )
    const [file] = rows
    if (!file) return context.text('not found', 404)
    return context.body(file.bytes, 200, { 'content-type': file.type, 'cache-control': 'private, no-store' })
  })
}
