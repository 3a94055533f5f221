import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'

/** Under `/api`. */
export const PASSKEYS_PATH = '/users/passkeys'

export const passkeysAnswer = z.object({
  passkeys: z.array(
    z.object({
      passkey: z.string(),
      name: z.string(),
      added: z.iso.datetime(),
      used: z.iso.datetime().nullable(),
    }),
  ),
  /** Besides the present password, for changes. */
  asksCode: z.boolean(),
})

const withChallenge = (options: unknown) => z.object({ challenge: z.string() }).safeParse(options).success

export const additionBegun = z.object({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(withChallenge),
})

export const logInBegun = z.object({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(withChallenge),
})

export const loggedIn = z.object({ loggedIn: z.literal(true) })

export type PasskeysAnswer = z.infer<typeof passkeysAnswer>
