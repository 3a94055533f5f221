import { isSignedCall, signatureIn, signedAnswer } from '@carelane/main-api/signature'
import type { Endpoint, PayloadRequest } from 'payload'

type Answered = { status: 200; result: object } | { status: 400 | 404; message: string }

/** 401 without the site's signature; the answer is signed, and never kept. */
export function signedEndpoint(
  secret: string,
  path: string,
  answer: (req: PayloadRequest, body: unknown) => Promise<Answered>,
): Endpoint {
  return {
    method: 'post',
    path,
    handler: async (req) => {
      const body = (await req.text?.()) ?? ''
      const given = signatureIn(req.headers)
      const { pathname, search } = new URL(req.url ?? '', 'http://cms')
      if (!isSignedCall(secret, given, { method: req.method ?? '', path: pathname + search, body })) {
        const refused = { status: 401, message: 'This is for the site alone.' }
        return Response.json(refused, { status: 401, headers: NEVER_KEPT })
      }
      const answered = await answer(req, parsed(body))
      const { status } = answered
      const text = JSON.stringify(answered)
      const callSignature = given.signature ?? ''
      const headers = signedAnswer(secret, { callSignature, status, body: text })
      return new Response(text, {
        status,
        headers: { ...headers, ...NEVER_KEPT, 'content-type': 'application/json' },
      })
    },
  }
}

const NEVER_KEPT = { 'cache-control': 'no-store' }

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
