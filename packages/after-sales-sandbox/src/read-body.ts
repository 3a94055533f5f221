import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Context } from 'hono'
import { z } from 'zod'

export type Body<Value> = { ok: true; value: Value } | { ok: false; message: string }

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<Body<z.output<Schema>>> {
  const read = schema.safeParse(await ignoreFailure(context.req.json<unknown>(), 'unreadable'))
  return read.success ? { ok: true, value: read.data } : { ok: false, message: z.prettifyError(read.error) }
}
