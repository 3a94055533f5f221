import {
  type HeldSubmissions,
  heldSubmissions,
  SUBMISSION_RETRY_PATH,
  type SubmissionRetried,
  type SubmissionRetryAsked,
  submissionRetried,
  SUBMISSIONS_PATH,
  type SubmissionsAsked,
} from '@carelane/main-api'
import { signedHeaders } from '@carelane/main-api/signature'
import type { z } from 'zod'

const DEADLINE_MS = 5000

/** The site that has what visitors handed in. */
export interface SubmissionsSite {
  origin: string
  secret: string
}

/** @throws Error where the site does not answer, or not as agreed */
export function listSubmissions(site: SubmissionsSite, asked: SubmissionsAsked): Promise<HeldSubmissions> {
  return ask(site, SUBMISSIONS_PATH, heldSubmissions, asked)
}

/** @throws Error where the site does not answer, or not as agreed */
export function retrySubmission(
  site: SubmissionsSite,
  asked: SubmissionRetryAsked,
): Promise<SubmissionRetried> {
  return ask(site, SUBMISSION_RETRY_PATH, submissionRetried, asked)
}

async function ask<Result>(
  { origin, secret }: SubmissionsSite,
  path: string,
  schema: z.ZodType<Result>,
  asked: object,
): Promise<Result> {
  const body = JSON.stringify(asked)
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, body) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status} from ${path}`)
  return schema.parse(await response.json())
}
