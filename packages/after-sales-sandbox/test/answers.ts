import { randomUUID } from 'node:crypto'
import type { CallOptions, CallRequest, CallResponse, EnvelopeCallName, Result } from '@carelane/after-sales'
import pg from 'pg'
import { z } from 'zod'
import { clientOf, type TestSandbox } from './sandbox'

export const NIGERIA = { mcc: '621', language: 'en' } as const

export async function answerOf<Name extends EnvelopeCallName>(
  sandbox: TestSandbox,
  name: Name,
  request: CallRequest<Name>,
  options?: CallOptions,
): Promise<CallResponse<Name>> {
  const result: Result<CallResponse<Name>> = await clientOf(sandbox).call(name, request, options)
  if (!result.ok) throw result.failure.cause
  return result.data
}

export async function rowsOf<Row extends object>(
  sandbox: TestSandbox,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: sandbox.databaseUrl })
  await database.connect()
  const { rows } = await database.query<Row>(sql, values)
  await database.end()
  return rows
}

const taken = z.object({
  submissions: z.array(
    z.object({
      kind: z.string(),
      requestKey: z.string(),
      reference: z.string(),
      content: z.record(z.string(), z.unknown()),
      takenAt: z.iso.datetime(),
      arrivals: z.number(),
    }),
  ),
})

export async function submissionsOf(sandbox: TestSandbox, kind: string) {
  const response = await fetch(`${sandbox.url}/sandbox/submissions?kind=${kind}`)
  return taken.parse(await response.json()).submissions
}

export const newKey = () => randomUUID()

export async function tokenOf(sandbox: TestSandbox, phone: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

const BEGINNINGS = {
  'image/jpeg': 'ffd8ffe000104a464946',
  'image/png': '89504e470d0a1a0a0000000d49484452',
  'image/webp': '524946461a000000574542505650384c',
}

export function pictureOf(type: keyof typeof BEGINNINGS): Buffer<ArrayBuffer> {
  return Buffer.from(BEGINNINGS[type], 'hex')
}

export async function uploadsOf(sandbox: TestSandbox, token: string): Promise<string> {
  const file = new File([pictureOf('image/jpeg')], 'a.jpg')
  return (await answerOf(sandbox, 'uploadFile', { file }, { token })).fileKey
}
