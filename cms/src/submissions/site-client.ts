import {
  ABUSE_CHANGE_PATH,
  ABUSE_PATH,
  type AbuseChangeAsked,
  type AbuseChanged,
  abuseChanged,
  type AbuseState,
  abuseState,
  FAKE_REPORT_DONE_PATH,
  FAKE_REPORTS_PATH,
  fakeReportDone,
  type FakeReportDone,
  type FakeReportDoneAsked,
  fakeReports,
  type FakeReports,
  type FakeReportsAsked,
  FINDER_RESULTS_PATH,
  finderResults,
  type FinderResults,
  type FinderResultsAsked,
  type KeptQuestions,
  keptQuestions,
  QUESTION_DONE_PATH,
  type QuestionDone,
  questionDone,
  type QuestionDoneAsked,
  QUESTIONS_PATH,
  type QuestionsAsked,
  type HeldSubmissions,
  heldSubmissions,
  type Tried,
  tried,
  TRIED_QUESTION_PATH,
  type TriedQuestion,
  SUBMISSION_RETRY_PATH,
  type SubmissionRetried,
  type SubmissionRetryAsked,
  submissionRetried,
  SUBMISSIONS_PATH,
  type SubmissionsAsked,
} from '@carelane/main-api'
import { isSignedAnswer, SIGNATURE_HEADER, signatureIn, signedCall } from '@carelane/main-api/signature'
import type { z } from 'zod'
import { idHeader } from '../request-id'

const DEADLINE_MS = 5000

/** A language model may be asked; the site gives up after 30 seconds. */
const ANSWER_DEADLINE_MS = 32_000

export interface SubmissionsSite {
  origin: string
  secret: string
}

/** @throws SiteUnanswered */
export function listSubmissions(site: SubmissionsSite, asked: SubmissionsAsked): Promise<HeldSubmissions> {
  return ask(site, SUBMISSIONS_PATH, heldSubmissions, asked)
}

/** @throws SiteUnanswered */
export function retrySubmission(
  site: SubmissionsSite,
  asked: SubmissionRetryAsked,
): Promise<SubmissionRetried> {
  return ask(site, SUBMISSION_RETRY_PATH, submissionRetried, asked)
}

/** @throws SiteUnanswered */
export function listQuestions(site: SubmissionsSite, asked: QuestionsAsked): Promise<KeptQuestions> {
  return ask(site, QUESTIONS_PATH, keptQuestions, asked)
}

/** @throws SiteUnanswered */
export function finishQuestion(site: SubmissionsSite, asked: QuestionDoneAsked): Promise<QuestionDone> {
  return ask(site, QUESTION_DONE_PATH, questionDone, asked)
}

/** @throws SiteUnanswered */
export function listReports(site: SubmissionsSite, asked: FakeReportsAsked): Promise<FakeReports> {
  return ask(site, FAKE_REPORTS_PATH, fakeReports, asked)
}

/** @throws SiteUnanswered */
export function finishReport(site: SubmissionsSite, asked: FakeReportDoneAsked): Promise<FakeReportDone> {
  return ask(site, FAKE_REPORT_DONE_PATH, fakeReportDone, asked)
}

/** @throws SiteUnanswered */
export function listFinderResults(site: SubmissionsSite, asked: FinderResultsAsked): Promise<FinderResults> {
  return ask(site, FINDER_RESULTS_PATH, finderResults, asked)
}

/** @throws SiteUnanswered */
export function tryQuestion(site: SubmissionsSite, asked: TriedQuestion): Promise<Tried> {
  return ask(site, TRIED_QUESTION_PATH, tried, asked, ANSWER_DEADLINE_MS)
}

/** @throws SiteUnanswered */
export function showAbuse(site: SubmissionsSite): Promise<AbuseState> {
  return ask(site, ABUSE_PATH, abuseState, {})
}

/** @throws SiteUnanswered */
export function changeAbuse(site: SubmissionsSite, asked: AbuseChangeAsked): Promise<AbuseChanged> {
  return ask(site, ABUSE_CHANGE_PATH, abuseChanged, asked)
}

/** Or its answer breaks the contract. */
export class SiteUnanswered extends Error {
  override name = 'SiteUnanswered'
}

async function ask<Result>(
  { origin, secret }: SubmissionsSite,
  path: string,
  schema: z.ZodType<Result>,
  asked: object,
  deadline = DEADLINE_MS,
): Promise<Result> {
  const body = JSON.stringify(asked)
  const signature = signedCall(secret, { method: 'POST', path, body })
  const headers = { 'content-type': 'application/json', ...idHeader(), ...signature }
  const signal = AbortSignal.timeout(deadline)
  try {
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const
    const response = await fetch(`${origin}${path}`, init)
    if (!response.ok) throw new Error(`HTTP ${response.status} from ${path}`)
    const answer = {
      callSignature: signature[SIGNATURE_HEADER] ?? '',
      status: response.status,
      body: await response.text(),
    }
    if (!isSignedAnswer(secret, signatureIn(response.headers), answer))
      throw new Error(`The answer to ${path} is not signed by the site.`)
    return schema.parse(JSON.parse(answer.body))
  } catch (cause) {
    throw new SiteUnanswered(`There is no answer to ${path}.`, { cause })
  }
}
