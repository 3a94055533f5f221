import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { staffOf } from '../access/staff'
import { sayRefusal } from '../refusals/say-refusal'
import { readBody } from '../requests/read-body'
import { answer } from '../submissions/for-countries'
import { addEntries } from './add-entries'
import {
  addedEntries,
  newRelease,
  plannedRelease,
  RELEASES_PATH,
  type ReleaseOutcome,
  releaseOutcome,
  rolledBack,
  takenOut,
} from './release-contract'
import { mayChangeRelease, mayMakeFor, maySee, sightOf } from './release-rights'
import {
  addRelease,
  callOff,
  deleteRelease,
  findRelease,
  findReleases,
  type Release,
  takeOut,
} from './releases-store'
import { checkRelease, goLive, isOpen, rollBack, scheduleRelease } from './run-release'
import { shownList, shownRelease } from './shown-release'

/** 400 invalid, 403 not theirs, 404 none, 409 refused for what it says or for the state. */
export const releaseEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: RELEASES_PATH,
    handler: async (req) => {
      const sight = sightOf(req.user)
      if (sight === null) return refused(req, 403, 'Your log-in has ended. Log in again.')
      return answer(200, await shownList(req, await findReleases(req.payload.db.pool, sight)))
    },
  },
  {
    method: 'post',
    path: RELEASES_PATH,
    handler: async (req) => {
      await readBody(req)
      const asked = newRelease.safeParse(req.data)
      if (!asked.success) return refused(req, 400, 'Give the release a name.')
      const { title, countries } = asked.data
      const audience = countries.length === 0 ? 'all' : countries
      if (!mayMakeFor(req.user, audience))
        return refused(req, 403, 'Name one or more of your own countries, and no other.')
      return answer(201, { id: await addRelease(req.payload.db.pool, title, audience) })
    },
  },
  {
    method: 'get',
    path: `${RELEASES_PATH}/:id`,
    handler: async (req) => {
      const release = await askedRelease(req)
      if (!release || !maySee(req.user, release)) return refused(req, 404, 'There is no such release.')
      return answer(200, await shownRelease(req, release))
    },
  },
  act('entries', addedEntries, async ({ req, user, release, asked }) => {
    if (!isOpen(release)) return refused(req, 409, NOT_OPEN)
    const error = await addEntries(req, user, release.id, asked)
    if (error === 'not-open') return refused(req, 409, NOT_NOW)
    return error ? answer(error.status, { errors: [{ message: error.message }] }) : answer(200, {})
  }),
  act('take-out', takenOut, async ({ req, release, asked }) => {
    if (!isOpen(release)) return refused(req, 409, NOT_OPEN)
    await takeOut(req.payload.db.pool, release.id, asked.kind, asked.document)
    return answer(200, {})
  }),
  act('check', z.strictObject({}), ({ req, user, release }) =>
    told(req, release, () => checkRelease(req.payload, orderOf(req, user, release))),
  ),
  act('schedule', plannedRelease, async ({ req, user, release, asked: { at, timeZone } }) => {
    if (new Date(at).getTime() <= Date.now()) return refused(req, 400, 'Choose a time that is still to come.')
    return told(req, release, () => scheduleRelease(req.payload, orderOf(req, user, release), at, timeZone))
  }),
  act('call-off', z.strictObject({}), async ({ req, release }) => {
    if (release.state !== 'scheduled') return refused(req, 409, NOT_NOW)
    await callOff(req.payload.db.pool, release.id)
    return answer(200, {})
  }),
  act('go-live', z.strictObject({}), ({ req, user, release }) =>
    told(req, release, () => goLive(req.payload, orderOf(req, user, release))),
  ),
  act('roll-back', rolledBack, ({ req, user, release, asked: { changed } }) =>
    told(req, release, () => rollBack(req.payload, orderOf(req, user, release), changed)),
  ),
  act('delete', z.strictObject({}), async ({ req, release }) => {
    if (!isOpen(release)) return refused(req, 409, NOT_OPEN)
    await deleteRelease(req.payload.db.pool, release.id)
    return answer(200, {})
  }),
]

const NOT_OPEN = 'The release is scheduled or live. Call it off or roll it back first.'
const NOT_NOW = 'Somebody did something with this release meanwhile. Look at it again.'

interface Act<Asked> {
  req: PayloadRequest
  user: TypedUser
  release: Release
  asked: Asked
}

function act<Asked>(
  name: string,
  schema: z.ZodType<Asked>,
  work: (act: Act<Asked>) => Promise<Response>,
): Endpoint {
  return {
    method: 'post',
    path: `${RELEASES_PATH}/:id/${name}`,
    handler: async (req) => {
      await readBody(req)
      const release = await askedRelease(req)
      if (!release || !maySee(req.user, release)) return refused(req, 404, 'There is no such release.')
      const { user } = req
      if (!mayChangeRelease(user, release))
        return refused(req, 403, 'This release belongs to countries that are not yours.')
      const asked = schema.safeParse(req.data)
      if (!asked.success)
        return refused(req, 400, 'Something is missing or cannot be read. Look at it again.')
      return work({ req, user, release, asked: asked.data })
    },
  }
}

async function told(
  req: PayloadRequest,
  { documents }: Release,
  run: () => Promise<ReleaseOutcome | null>,
): Promise<Response> {
  if (documents === 0) return refused(req, 409, 'Add a document to the release first.')
  const outcome = await run()
  return outcome ? answer(200, releaseOutcome.parse(outcome)) : refused(req, 409, NOT_NOW)
}

function orderOf({ i18n }: PayloadRequest, user: TypedUser, { id }: Release) {
  return { release: id, by: { user, i18n } }
}

async function askedRelease(req: PayloadRequest): Promise<Release | null> {
  const id = z.coerce.number().int().positive().max(2_147_483_647).safeParse(req.routeParams?.id)
  return id.success && staffOf(req.user) ? findRelease(req.payload.db.pool, id.data) : null
}

function refused(req: PayloadRequest, status: number, sentence: Refusal): Response {
  return answer(status, { errors: [{ message: sayRefusal(req, sentence) }] })
}
