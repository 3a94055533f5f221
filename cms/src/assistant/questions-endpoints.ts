import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { may } from '../access/collection-access'
import { readBody } from '../requests/read-body'
import { answer, forCountries, listEndpoint, unlessUnanswered } from '../submissions/for-countries'
import { finishQuestion, listQuestions, type SubmissionsSite } from '../submissions/site-client'
import { addPhrase } from './add-phrase'
import { draftFaq } from './draft-faq'
import { withSubjects } from './likely-subjects'
import { faqAsked, phraseAsked, QUESTIONS_ADMIN_PATH, type QuestionsList } from './questions-list'

export function questionsEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    listEndpoint(QUESTIONS_ADMIN_PATH, async (asked, req) => {
      const kept = await listQuestions(site, asked)
      return {
        ...kept,
        questions: await withSubjects(req.payload.db.pool, kept.questions),
        subjects: await subjectsToTeach(req),
        mayDraft: may(req, 'faqs', 'write') !== undefined,
      }
    }),
    act(site, 'done', z.object({}), async (_req, _asked, finish) => answer(200, await finish())),
    act(site, 'phrase', phraseAsked, async (req, { question, ...asked }, finish) => {
      const outcome = await addPhrase(req, { ...asked, phrase: question })
      const isDone = outcome === 'added' && (await isFinished(req, finish))
      return answer(200, { outcome, isDone })
    }),
    act(site, 'faq', faqAsked, async (req, asked, finish) => {
      const id = await draftFaq(req, asked)
      return answer(200, { id, isDone: await isFinished(req, finish) })
    }),
  ]
}

type Finish = () => Promise<{ isDone: boolean }>

function act<Asked>(
  site: SubmissionsSite,
  name: string,
  schema: z.ZodType<Asked>,
  work: (req: PayloadRequest, asked: Asked, finish: Finish) => Promise<Response>,
): Endpoint {
  return {
    method: 'post',
    path: `${QUESTIONS_ADMIN_PATH}/:id/${name}`,
    handler: (req) =>
      forCountries(req, async (countries) => {
        await readBody(req)
        const id = z.uuid().safeParse(req.routeParams?.id)
        const asked = schema.safeParse(req.data)
        if (!id.success || !asked.success) return answer(400, { message: 'There is no such question.' })
        return work(req, asked.data, () => finishQuestion(site, { countries, id: id.data }))
      }),
  }
}

/** What was done before stays done. */
async function isFinished(req: PayloadRequest, finish: Finish): Promise<boolean> {
  return (await unlessUnanswered(req, finish))?.isDone ?? false
}

async function subjectsToTeach(req: PayloadRequest): Promise<QuestionsList['subjects']> {
  if (!may(req, 'intents', 'change')) return []
  const { docs } = await req.payload.find({
    collection: 'intents',
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
