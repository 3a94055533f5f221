import { SITE_PROCESSES_PATH, siteProcess } from '@carelane/main-api'
import { isSignedCall, signatureIn, signedAnswer } from '@carelane/main-api/signature'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { sidePool } from '../../database/side-pool'
import { registerSite } from './register-site'

const text = z.string().transform((body, { addIssue }) => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    addIssue('no JSON')
    return z.NEVER
  }
})

const asked = text.pipe(siteProcess)

/** 401 without the site's signature, 400 malformed. */
export function registrationEndpoint(secret: string): Endpoint {
  return {
    method: 'post',
    path: SITE_PROCESSES_PATH,
    handler: async (req) => {
      const body = (await req.text?.()) ?? ''
      const given = signatureIn(req.headers)
      const { pathname: path } = new URL(req.url ?? '', 'http://cms')
      if (!isSignedCall(secret, given, { method: 'POST', path, body })) return refused(401)
      const site = asked.safeParse(body)
      if (!site.success) return refused(400)
      const known = JSON.stringify(await registerSite(sidePool(req.payload), site.data))
      const callSignature = given.signature ?? ''
      return new Response(known, {
        headers: {
          ...signedAnswer(secret, { callSignature, status: 200, body: known }),
          ...NEVER_KEPT,
          'content-type': 'application/json',
        },
      })
    },
  }
}

const NEVER_KEPT = { 'cache-control': 'no-store' }

function refused(status: 400 | 401): Response {
  return Response.json({ status }, { status, headers: NEVER_KEPT })
}
