import { APIError } from 'payload'
import { z } from 'zod'
import type { LogInOutcome } from '../metrics/watcher'

const failed = z.object({ status: z.number() })

/** The password was right, but that is not enough. */
const needsCode = z.object({ secondFactor: z.literal('needed') })

export function logInOutcome(error: unknown): LogInOutcome {
  const status = failed.safeParse(error).data?.status
  if (status === 429) return 'throttled'
  if (status !== 401 && status !== 403) return 'failed'
  return error instanceof APIError && needsCode.safeParse(error.data).success ? 'code-needed' : 'refused'
}
