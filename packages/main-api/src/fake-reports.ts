import { z } from 'zod'
import { heldSubmissions, submissionRetryAsked, submissionsAsked } from './submissions'

/** POST, signed like a publication. */
export const FAKE_REPORTS_PATH = '/api/internal/fake-reports/'
export const FAKE_REPORT_DONE_PATH = '/api/internal/fake-reports/done/'

export const fakeReportsAsked = submissionsAsked

export const fakeReportDoneAsked = submissionRetryAsked.pick({ countries: true }).extend({ id: z.uuid() })

export const fakeReport = z.object({
  id: z.uuid(),
  country: z.string(),
  /** As typed: never shown as a link. Null if its key is gone. */
  text: z.string().nullable(),
  reports: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})

export const fakeReports = z.object({
  /** Most reported first. */
  reports: z.array(fakeReport),
  pages: z.int(),
  counts: heldSubmissions.shape.counts,
})

export const fakeReportDone = z.object({ isDone: z.boolean() })

export type FakeReportsAsked = z.infer<typeof fakeReportsAsked>
export type FakeReportDoneAsked = z.infer<typeof fakeReportDoneAsked>
export type FakeReports = z.infer<typeof fakeReports>
export type FakeReportDone = z.infer<typeof fakeReportDone>
