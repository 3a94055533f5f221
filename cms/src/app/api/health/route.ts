import { ignoreFailure } from '@carelane/config/ignore-failure'
import config from '@payload-config'
import { getPayload } from 'payload'
import { tryToRead } from '../../../queries/try-to-read'
import { isDraining } from '../../../server/draining'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  if (isDraining()) return healthResponse(503, 'draining')
  const isReady = await ignoreFailure(canReadContent(), 'probing')
  return isReady ? healthResponse(200, 'ready') : healthResponse(503, 'the database cannot be read')
}

async function canReadContent(): Promise<true> {
  const payload = await getPayload({ config })
  await tryToRead(payload.db.pool)
  return true
}

function healthResponse(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: { 'cache-control': 'no-store' } })
}
