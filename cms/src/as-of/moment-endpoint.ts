import { CALLS, type CallName, MOMENT_PATH, momentRequest } from '@carelane/main-api'
import { readPreviewToken } from '@carelane/main-api/preview-token'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isInSight } from '../access/may-change'
import { staffOf } from '../access/staff'
import type { Answer } from '../main-api/answer'
import { ANSWERS } from '../main-api/answers'
import { userOfSession } from '../preview/may-read-draft'
import type { PreviewSettings } from '../preview/settings'
import { signedEndpoint } from '../preview/signed-endpoint'
import { findEdition } from '../queries/edition'
import { NotFound } from '../queries/not-found'
import { atMoment } from './at-moment'

/** What a call of the Main API answers at a moment. 404 if it may not be seen, or is of another country. */
export function momentEndpoint({ secret }: PreviewSettings): Endpoint {
  return signedEndpoint(secret, MOMENT_PATH, async (req, body) => {
    const asked = momentRequest.safeParse(body)
    if (!asked.success)
      return { status: 400, message: 'A call is asked for with its token, name and request.' }
    const { token, call, request } = asked.data
    const checked = CALLS[call].request.safeParse(request)
    const pass = readPreviewToken(secret, token)
    const country = pass?.collection === 'countries' ? pass.id : null
    if (!pass?.at || country === null || !checked.success) return NONE
    const reader = await userOfSession(req.payload, pass.user, pass.session)
    const staff = staffOf(reader)
    if (!reader || !staff || !isInSight([country], staff)) return NONE
    if (!(await isOf(req, country, checked.data))) return NONE
    const moment = { country, at: new Date(pass.at), reader }
    const answer = ANSWERS[call] as unknown as Answer<CallName>
    try {
      const { result } = await atMoment(req.payload, moment, (db) => answer(db, checked.data as never))
      return { status: 200, result: CALLS[call].result.parse(result) as object }
    } catch (error) {
      if (error instanceof NotFound) return NONE
      throw error
    }
  })
}

const NONE = { status: 404, message: 'There is nothing.' } as const

const section = z.object({ shortName: z.string() })

async function isOf({ payload }: PayloadRequest, country: number, request: unknown): Promise<boolean> {
  const asked = section.safeParse(request)
  if (!asked.success) return false
  try {
    return (await findEdition(payload.db.pool, asked.data.shortName)).countryId === country
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
