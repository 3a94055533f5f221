import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Audience } from '../access/audiences'

const APPROVAL_SETTINGS = 'approval-settings'

const id = z.union([z.int(), z.object({ id: z.int() }).transform(({ id: own }) => own)])

const settings = z.object({
  administratorsToo: z.boolean().nullish(),
  rules: z
    .array(
      z.object({
        kinds: z.array(z.string()).nullish(),
        /** Empty for all. */
        countries: z.array(id).nullish(),
      }),
    )
    .nullish(),
})

export interface ApprovalRules {
  administratorsToo: boolean
  /** For `all`, whether it may anywhere. */
  needsApproval(kind: string, audiences: readonly Audience[]): boolean
}

/** As administrators have set them. */
export async function readApprovalRules(req: PayloadRequest): Promise<ApprovalRules> {
  const found = await req.payload.findGlobal({ slug: APPROVAL_SETTINGS, depth: 0, req })
  const { rules, administratorsToo } = settings.parse(found)
  return {
    administratorsToo: administratorsToo === true,
    needsApproval: (kind, audiences) =>
      (rules ?? []).some(
        ({ kinds, countries }) =>
          (kinds ?? []).includes(kind) && audiences.some((audience) => isNamed(audience, countries ?? [])),
      ),
  }
}

/** What is for all is shown in each of them. */
function isNamed(audience: Audience, countries: readonly number[]): boolean {
  return countries.length === 0 || audience === 'all' || audience.some((each) => countries.includes(each))
}
