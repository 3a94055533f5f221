import { z } from 'zod'

export interface Listed {
  page: number
  country: string | null
}

export type Failure = 'signed-out' | 'site-down' | 'failed'

/** In the reader's language. */
export interface Refused {
  refusal: string
}

export type FetchList<List> = (listed: Listed, locale: string, signal: AbortSignal) => Promise<List | Failure>

export function siteListClient<List extends object>(
  address: string,
  schema: z.ZodType<List>,
): FetchList<List> {
  return ({ page, country }, locale, signal) => {
    const query = new URLSearchParams({ page: String(page), locale, ...(country !== null && { country }) })
    return readSite(`${address}?${query}`, schema, signal)
  }
}

export function readSite<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  signal: AbortSignal,
): Promise<Told | Failure> {
  return ask(address, { signal }, schema)
}

export function tellSite<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  sent?: object,
): Promise<Told | Failure> {
  return ask(address, posted(sent), schema)
}

/** Where what is sent may be refused for what it says. */
export async function tellInWords<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  sent: object,
): Promise<Told | Failure | Refused> {
  return inWords(await answerTo(address, posted(sent)), schema)
}

/** Where a change of a document may be refused for what it says. */
export async function changeInWords<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  sent: object,
): Promise<Told | Failure | Refused> {
  return inWords(await answerTo(address, posted(sent, 'PATCH')), schema)
}

/** Where a refusal has the form of an answer, too. */
export async function tellWhole<Told extends object>(
  address: string,
  schema: z.ZodType<Told>,
  sent: object,
): Promise<Told | Failure | Refused> {
  const answer = await answerTo(address, posted(sent))
  return answer ? (schema.safeParse(answer.body).data ?? inWords(answer, schema)) : 'site-down'
}

function posted(sent?: object, method: 'POST' | 'PATCH' = 'POST'): RequestInit {
  const body = sent && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
  return { method, ...body }
}

const message = z.object({ message: z.string() })

/** As Payload refuses: of a field, only what is within says why. */
const refusedBy = z
  .object({
    errors: z
      .tuple([
        message.extend({
          data: z
            .object({ errors: z.tuple([message]).rest(z.unknown()) })
            .nullish()
            .catch(null),
        }),
      ])
      .rest(z.unknown()),
  })
  .transform(({ errors: [{ message: said, data }] }): Refused => ({
    refusal: data?.errors[0].message ?? said,
  }))

function inWords<Told extends object>(
  answer: Answered | null,
  schema: z.ZodType<Told>,
): Told | Failure | Refused {
  const refused = answer?.response.ok === false ? refusedBy.safeParse(answer.body).data : undefined
  return refused ?? read(answer, schema)
}

async function ask<Answer extends object>(
  address: string,
  init: RequestInit,
  schema: z.ZodType<Answer>,
): Promise<Answer | Failure> {
  return read(await answerTo(address, init), schema)
}

interface Answered {
  response: Response
  body: unknown
}

/** Null if there is no answer, or one from a proxy. */
async function answerTo(address: string, init: RequestInit): Promise<Answered | null> {
  try {
    const response = await fetch(address, init)
    return { response, body: await response.json() }
  } catch {
    return null
  }
}

function read<Answer extends object>(answer: Answered | null, schema: z.ZodType<Answer>): Answer | Failure {
  if (!answer) return 'site-down'
  const { response, body } = answer
  if (response.ok) return schema.safeParse(body).data ?? 'failed'
  if (response.status === 401 || response.status === 403) return 'signed-out'
  return response.status === 503 ? 'site-down' : 'failed'
}
