import { z } from 'zod'

export interface ManualQuery {
  keyword: string
  product: string
  page: number
}

const LONGEST = 100

export function readManualQuery(query: Record<string, unknown>): ManualQuery {
  const text = z.string().catch('')
  const read = (name: string) => line(text.parse([query[name]].flat()[0]))
  return {
    keyword: read('q'),
    product: read('product'),
    page: z.coerce.number().int().min(1).max(999).catch(1).parse(query.page),
  }
}

export function readManualId(query: Record<string, unknown>): string {
  return z.string().max(LONGEST).catch('').parse([query.id].flat()[0])
}

/** Never cuts within a character. */
function line(text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return tidied
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
