import config from '@payload-config'
import { getPayload } from 'payload'
import { tryToRead } from '../../../queries/try-to-read'
import { isDraining } from '../../../server/draining'

export const dynamic = 'force-dynamic'

/** 200 when content can be read; 503 while the process ends, and when the database or its tables are away. */
export async function GET(): Promise<Response> {
  if (isDraining()) return answer(503, 'draining')
  try {
    const payload = await getPayload({ config })
    await tryToRead(payload.db.pool)
    return answer(200, 'ready')
  } catch {
    return answer(503, 'the database cannot be read')
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: { 'cache-control': 'no-store' } })
}
