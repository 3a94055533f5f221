import { fakeReports } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`; POST `/{id}/done` takes a report off the list. */
export const REPORTS_ADMIN_PATH = '/fake-reports'

export const reportsList = fakeReports.extend({
  counts: z.array(fakeReports.shape.counts.element.extend({ name: z.string() })),
})
