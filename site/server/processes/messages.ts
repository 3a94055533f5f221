import { z } from 'zod'

const tags = z.array(z.string())

export const fromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined') }),
  z.object({ kind: z.literal('published'), publication: z.number(), tags }),
  z.object({ kind: z.literal('purged'), purge: z.number() }),
])

export const toWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('purge'), purge: z.number(), tags }),
  z.object({ kind: z.literal('told'), publication: z.number(), isOnAll: z.boolean() }),
])

export type FromWorker = z.infer<typeof fromWorker>
export type ToWorker = z.infer<typeof toWorker>
