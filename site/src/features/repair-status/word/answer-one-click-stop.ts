import { z } from 'zod'
import { stop } from './subscriptions'

const token = z.uuid()

/** RFC 8058: the program of a mailbox posts here, without cookies and from anywhere. Nothing says whether there was anything to stop. */
export async function answerOneClickStop({ url }: Request): Promise<Response> {
  const read = token.safeParse(new URL(url).searchParams.get('of'))
  if (!read.success) return new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } })
  await stop(read.data)
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}
