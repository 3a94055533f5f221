import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal } from '../refusals/say-refusal'
import { readBody } from '../requests/read-body'
import { answer } from '../submissions/for-countries'
import { askedPair, publishedLanguage, savedTexts, stillRight, TRANSLATIONS_PATH } from './bench-contract'
import { declareRight } from './outdated-store'
import { publishLanguage } from './publish-language'
import { mayTranslate, type Pair, type Place, readBench } from './read-bench'
import { saveTexts } from './save-texts'
import { TRANSLATED_KINDS } from './translated-texts'

const NOTHING_WRONG = { conflicts: [], problems: [] }

/** 400 unreadable, 403 not theirs, 404 not there for them, 409 changed meanwhile or not to be done now. */
export const translationEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: `${TRANSLATIONS_PATH}/:kind/:id`,
    handler: async (req) => {
      const { found } = await whatIsAsked(req, askedPair.safeParse(Object.fromEntries(req.searchParams)))
      return answer(200, found)
    },
  },
  act('save', savedTexts, async (req, place, asked) => {
    await refuseUnlessTranslator(req, place, asked)
    const outcome = await saveTexts(req, place, asked)
    if (outcome.conflicts.length > 0) return { status: 409, ...outcome }
    return { status: outcome.problems.length > 0 ? 400 : 200, ...outcome }
  }),
  act('still-right', stillRight, async (req, place, asked) => {
    await refuseUnlessTranslator(req, place, asked)
    await declareRight(req.payload.db.pool, place, asked.to, asked.paths)
    return { status: 200, ...NOTHING_WRONG }
  }),
  act('publish', publishedLanguage, async (req, place, { to }) => {
    await publishLanguage(req, place, to)
    return { status: 200, ...NOTHING_WRONG }
  }),
]

const asPlace = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  id: z.coerce.number().int().positive().max(2_147_483_647),
})

type Outcome = Awaited<ReturnType<typeof saveTexts>> & { status: number }

function act<Asked extends Pair>(
  name: string,
  schema: z.ZodType<Asked>,
  work: (req: PayloadRequest, place: Place, asked: Asked) => Promise<Outcome>,
): Endpoint {
  return {
    method: 'post',
    path: `${TRANSLATIONS_PATH}/:kind/:id/${name}`,
    handler: async (req) => {
      await readBody(req)
      const { place, asked, found } = await whatIsAsked(req, schema.safeParse(req.data))
      const { status, ...outcome } = await work(req, place, asked)
      const bench = (await readBench(req, place, asked)) ?? found
      return answer(status, { bench, ...outcome })
    },
  }
}

async function whatIsAsked<Asked extends Pair>(req: PayloadRequest, asked: z.ZodSafeParseResult<Asked>) {
  const place = asPlace.safeParse(req.routeParams)
  if (!place.success) throw refused(req, 404, 'There is no such document.')
  if (!asked.success || asked.data.from === asked.data.to)
    throw refused(req, 400, 'Something is missing or cannot be read. Look at it again.')
  const found = await readBench(req, place.data, asked.data)
  if (!found) throw refused(req, 404, 'There is no such document.')
  return { place: place.data, asked: asked.data, found }
}

async function refuseUnlessTranslator(req: PayloadRequest, place: Place, { to }: Pair): Promise<void> {
  if (!(await mayTranslate(req, place, to)))
    throw refused(req, 403, 'You may not write in this language here.')
}

function refused(req: PayloadRequest, status: number, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), status, null, true)
}
