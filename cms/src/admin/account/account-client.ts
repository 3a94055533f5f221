import { z } from 'zod'

/** Null where there are no words of the server's. */
export interface Refused {
  refusal: string | null
}

const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })]).rest(z.unknown()) })

export async function askAccount<Answer extends object>(
  path: string,
  schema: z.ZodType<Answer>,
  sent?: object,
): Promise<Answer | Refused> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(`/api${path}`, {
      method: sent === undefined ? 'GET' : 'POST',
      ...(sent && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
    })
    body = await response.json()
  } catch {
    // No answer, or one from a proxy.
    return { refusal: null }
  }
  const answer = response.ok ? schema.safeParse(body).data : undefined
  return answer ?? { refusal: refused.safeParse(body).data?.errors[0].message ?? null }
}
