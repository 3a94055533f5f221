import type { DefaultValue, PayloadRequest } from 'payload'
import { z } from 'zod'

const moment = z.iso.datetime()

/** What the address of a new document's form says, as links of the calendar do: nothing for other requests. */
export function momentInAddress(name: string): DefaultValue {
  return ({ req }: { req: PayloadRequest }) => {
    const isForm = req.pathname?.endsWith('/create')
    return (isForm && moment.safeParse(req.query?.[name]).data) || undefined
  }
}
