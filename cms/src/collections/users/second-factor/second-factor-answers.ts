import { z } from 'zod'

/** Under `/api`. */
export const SECOND_FACTOR_PATH = '/users/second-factor'

export const secondFactorState = z.object({
  since: z.iso.datetime().nullable(),
  codesLeft: z.number(),
  isRequired: z.boolean(),
})

export const secondFactorBegun = z.object({
  secret: z.string(),
  /** The path of an SVG whose side has `side` units. */
  picture: z.object({ side: z.number(), path: z.string() }),
})

export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

export type SecondFactorState = z.infer<typeof secondFactorState>
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>
