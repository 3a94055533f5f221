import { type Draft, DRAFT_PATH, draftRequest } from '@carelane/main-api'
import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { isSignedCall, signatureIn, signedAnswer } from '@carelane/main-api/signature'
import type { Endpoint, PayloadRequest } from 'payload'
import { mayReadDraft } from './may-read-draft'
import { isPreviewed } from './previewed-collections'
import { readDraft } from './read-draft'
import type { PreviewSettings } from './settings'

/** 401 without the site's signature, 404 if the draft may not be seen. */
export function draftEndpoint({ secret }: PreviewSettings): Endpoint {
  return {
    method: 'post',
    path: DRAFT_PATH,
    handler: async (req) => {
      const body = (await req.text?.()) ?? ''
      const given = signatureIn(req.headers)
      const { pathname, search } = new URL(req.url ?? '', 'http://cms')
      if (!isSignedCall(secret, given, { method: req.method ?? '', path: pathname + search, body }))
        return errorResponse(401, 'This is for the site alone.')
      const signed = (status: number, answer: object) => {
        const text = JSON.stringify({ status, ...answer })
        const callSignature = given.signature ?? ''
        const headers = signedAnswer(secret, { callSignature, status, body: text })
        return new Response(text, {
          status,
          headers: { ...headers, ...NEVER_KEPT, 'content-type': 'application/json' },
        })
      }
      const asked = draftRequest.safeParse(parsed(body))
      if (!asked.success)
        return signed(400, { message: 'A draft is asked for with its token and a section.' })
      const pass = readPreviewToken(secret, asked.data.token)
      const found = pass && (await findDraft(req, pass, asked.data.shortName))
      return found ? signed(200, { result: found }) : signed(404, { message: 'There is no such draft.' })
    },
  }
}

const NEVER_KEPT = { 'cache-control': 'no-store' }

async function findDraft(
  { payload }: PayloadRequest,
  pass: PreviewPass,
  lang: string,
): Promise<Draft | null> {
  if (
    !isPreviewed(pass.collection) ||
    !(await mayReadDraft(payload, { ...pass, collection: pass.collection }))
  )
    return null
  return readDraft(payload, pass.collection, pass.id, lang)
}

function errorResponse(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: NEVER_KEPT })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
