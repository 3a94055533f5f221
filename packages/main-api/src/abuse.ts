import { z } from 'zod'

/** POST, signed like a publication. */
export const ABUSE_PATH = '/api/internal/abuse/'
export const ABUSE_CHANGE_PATH = '/api/internal/abuse/change/'

/** Of the budgets that the site has by itself. */
export const BUDGET_SHARES = [0.25, 0.5, 1, 2, 4] as const
export const BLOCK_HOURS = [1, 6, 24, 72] as const

const action = z.string().min(1).max(60)
/** An address, a /24 or a /48. */
const network = z.string().min(2).max(60)

export const abuseChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('budget'), action, share: z.literal(BUDGET_SHARES) }),
  z.strictObject({ kind: z.literal('block'), network, hours: z.literal(BLOCK_HOURS) }),
  z.strictObject({ kind: z.literal('unblock'), network }),
])

export const abuseAsked = z.strictObject({})

export const abuseChangeAsked = z.strictObject({
  /** The administrator's name. */
  who: z.string().min(1).max(200),
  why: z.string().trim().min(3).max(500),
  change: abuseChange,
})

export const abuseState = z.object({
  /** Of the last 24 hours, most first. */
  refusals: z.array(
    z.object({ action: z.string(), network: z.string(), count: z.int(), lastAt: z.iso.datetime() }),
  ),
  budgets: z.array(z.object({ action: z.string(), share: z.number() })),
  blocks: z.array(z.object({ network: z.string(), until: z.iso.datetime() })),
  /** Newest first. */
  changes: z.array(z.object({ at: z.iso.datetime(), who: z.string(), why: z.string(), change: abuseChange })),
})

/** `unknown`: no such action, or not a network. */
export const abuseChanged = z.object({ outcome: z.enum(['done', 'unknown']) })

export type AbuseAsked = z.infer<typeof abuseAsked>
export type AbuseChange = z.infer<typeof abuseChange>
export type AbuseChangeAsked = z.infer<typeof abuseChangeAsked>
export type AbuseState = z.infer<typeof abuseState>
export type AbuseChanged = z.infer<typeof abuseChanged>
