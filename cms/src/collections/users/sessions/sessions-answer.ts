import { z } from 'zod'

/** Under `/api`; POST `/{session}/end` ends one, POST `/end-others` all but the own. */
export const SESSIONS_PATH = '/users/sessions'

export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      session: z.string(),
      isOwn: z.boolean(),
      began: z.iso.datetime(),
      seen: z.iso.datetime(),
      network: z.string(),
      device: z.string(),
    }),
  ),
})

export type SessionsAnswer = z.infer<typeof sessionsAnswer>
