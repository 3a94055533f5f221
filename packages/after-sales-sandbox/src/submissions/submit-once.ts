import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { Refusal } from '../calls/sandbox-call'
import { inTransaction } from '../database/in-transaction'
import type { Surroundings } from '../surroundings'

/** Without a reference nothing was written. */
export interface SubmissionResult<Answer> {
  answer: Answer
  reference?: string
}

export interface Submission {
  kind: string
  requestKey: string
  content: object
}

/**
 * A repeated key gets the same answer. What comes to nothing is rolled back, so that it can be corrected and sent again.
 * @throws Refusal 409 if the key belongs to another submission
 */
export async function submitOnce<Answer>(
  { pool, clock }: Surroundings,
  { kind, requestKey, content }: Submission,
  write: (client: PoolClient) => Promise<SubmissionResult<Answer>>,
): Promise<Answer> {
  const sent: unknown = JSON.parse(JSON.stringify(content))
  try {
    return await inTransaction(pool, async (client) => {
      // A concurrent repeat waits here.
      const { rowCount } = await client.query(
        `INSERT INTO submissions (request_key, kind, content, reference, answer, taken_at)
         VALUES ($1, $2, $3, '', 'null', $4) ON CONFLICT DO NOTHING`,
        [requestKey, kind, sent, clock.now()],
      )
      if (!rowCount) return await answerOf<Answer>(client, { kind, requestKey, content: sent as object })
      const { answer, reference } = await write(client)
      if (reference === undefined) throw new NothingWritten(answer)
      await client.query('UPDATE submissions SET reference = $2, answer = $3 WHERE request_key = $1', [
        requestKey,
        reference,
        JSON.stringify(answer),
      ])
      return answer
    })
  } catch (error) {
    if (error instanceof NothingWritten) return error.answer as Answer
    throw error
  }
}

async function answerOf<Answer>(client: PoolClient, { kind, requestKey, content }: Submission) {
  const { rows } = await client.query<{ kind: string; content: unknown; answer: Answer }>(
    'UPDATE submissions SET arrivals = arrivals + 1 WHERE request_key = $1 RETURNING kind, content, answer',
    [requestKey],
  )
  const [known] = rows
  if (known?.kind !== kind || !isDeepStrictEqual(known.content, content)) {
    throw new Refusal(409, 'the request key stands for something else')
  }
  return known.answer
}

class NothingWritten extends Error {
  constructor(readonly answer: unknown) {
    super()
  }
}
