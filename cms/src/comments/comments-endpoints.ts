import { CONTENT_KINDS } from '@carelane/main-api'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@carelane/messages/admin'
import { staffOf } from '../access/staff'
import { sayRefusal } from '../refusals/say-refusal'
import { readBody } from '../requests/read-body'
import { answer } from '../submissions/for-countries'
import { assign, edit, type Order, remove, tick, write } from './act-on-comments'
import {
  COMMENTS_PATH,
  commentSent,
  doneSent,
  editSent,
  READER_PATH,
  readerSent,
  taskSent,
} from './comments-contract'
import { noteReader } from './digest/digest-store'
import { commentsOf } from './document-comments'
import { type DocumentName, mayRead } from './readers'

const OF_DOCUMENT = `${COMMENTS_PATH}/:kind/:document`

/** 400 invalid, at its field; 403 not theirs, 404 none, 409 done by somebody else. */
export const commentsEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: OF_DOCUMENT,
    handler: (req) => forReaders(req, async (named) => answer(200, await commentsOf(req, named))),
  },
  act('', commentSent, ({ order }, sent) => write(order.payload, order, sent)),
  act('/:comment/edit', editSent, ({ order, comment }, sent) => edit(order.payload, order, comment, sent)),
  act('/:comment/task', taskSent, ({ order, comment }, sent) => assign(order.payload, order, comment, sent)),
  act('/:comment/done', doneSent, ({ order, comment }, { isDone }) =>
    tick(order.payload, order, comment, isDone),
  ),
  act('/:comment/delete', z.strictObject({}), ({ order, comment }) => remove(order.payload, order, comment)),
  {
    method: 'post',
    path: READER_PATH,
    handler: async (req) => {
      await readBody(req)
      const staff = staffOf(req.user)
      if (!staff) return refused(403, sayRefusal(req, 'Your log-in has ended. Log in again.'))
      const sent = readerSent.safeParse(req.data)
      if (!sent.success) return refused(400, sayRefusal(req, UNREADABLE))
      const { timeZone } = sent.data
      await noteReader(req.payload.db.pool, { person: staff.id, language: req.i18n.language, timeZone })
      return answer(200, {})
    },
  },
]

const UNREADABLE = 'Something is missing or cannot be read. Look at it again.'

const SENTENCES: Record<string, Refusal> = {
  text: 'Write a comment of at most 2000 characters.',
  mentions: 'Choose people who may read this document.',
  person: 'Choose for whom it is.',
  due: 'Choose a day from today on, within two years.',
  countries: 'Choose countries of this document.',
}

interface Asked {
  order: Order & Pick<PayloadRequest, 'payload'>
  comment: number
}

function act<Sent>(
  path: string,
  schema: z.ZodType<Sent>,
  work: (asked: Asked, sent: Sent) => Promise<void>,
): Endpoint {
  return {
    method: 'post',
    path: `${OF_DOCUMENT}${path}`,
    handler: async (req) => {
      await readBody(req)
      return forReaders(req, async (named) => {
        const comment = path === '' ? { success: true, data: 0 } : number.safeParse(req.routeParams?.comment)
        if (!comment.success) return refused(404, sayRefusal(req, 'There is no such comment.'))
        const sent = schema.safeParse(req.data)
        if (!sent.success) return unreadable(req, sent.error)
        const { user, i18n, payload } = req
        if (!user) return refused(403, sayRefusal(req, 'Your log-in has ended. Log in again.'))
        try {
          await work({ order: { payload, named, by: { user, i18n } }, comment: comment.data ?? 0 }, sent.data)
          return answer(200, {})
        } catch (error) {
          if (!(error instanceof APIError)) throw error
          return refused(error.status, error.message, error.data as object | null)
        }
      })
    },
  }
}

function unreadable(req: PayloadRequest, { issues }: z.ZodError): Response {
  const path = issues[0]?.path.filter((part) => part !== 'task')[0]
  const message = sayRefusal(req, SENTENCES[String(path)] ?? UNREADABLE)
  return refused(400, message, path === undefined ? null : { errors: [{ path: String(path), message }] })
}

async function forReaders(
  req: PayloadRequest,
  work: (named: DocumentName) => Promise<Response>,
): Promise<Response> {
  if (!staffOf(req.user)) return refused(403, sayRefusal(req, 'Your log-in has ended. Log in again.'))
  const read = document.safeParse(req.routeParams)
  const named = read.success && { kind: read.data.kind, document: read.data.document }
  if (!named || !(await mayRead(req, named)))
    return refused(404, sayRefusal(req, 'There is no such document.'))
  return work(named)
}

const number = z.coerce.number().int().positive().max(2_147_483_647)

const document = z.object({ kind: z.enum(CONTENT_KINDS).exclude(['site-settings']), document: number })

function refused(status: number, message: string, data: object | null = null): Response {
  return answer(status, { errors: [{ message, ...(data && { data }) }] })
}
