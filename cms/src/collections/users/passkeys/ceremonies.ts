import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import { CHALLENGE_SECONDS } from './challenges'

const TIMEOUT_MS = CHALLENGE_SECONDS * 1000

const bytes = z.base64url().min(1).max(65_536)

const credential = z.object({
  id: z.base64url().min(1).max(1400),
  rawId: z.base64url(),
  type: z.literal('public-key'),
  // Nothing was asked of extensions.
  clientExtensionResults: z.unknown().transform(() => ({})),
})

export const additionAnswer = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

export const logInAnswer = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.base64url(),
  }),
})

type AdditionAnswer = z.infer<typeof additionAnswer>
type LogInAnswer = z.infer<typeof logInAnswer>

interface Newcomer {
  email: string
  name: string
  userHandle: string
  known: { credential: string; transports: string[] }[]
}

/** @param origin of the cms, as it is configured */
export async function additionOptions(origin: string, { email, name, userHandle, known }: Newcomer) {
  return generateRegistrationOptions({
    rpName: 'Carelane',
    rpID: new URL(origin).hostname,
    userName: email,
    userDisplayName: name,
    userID: isoBase64URL.toBuffer(userHandle),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function logInOptions(origin: string) {
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  })
}

/** @throws Error unless it answers the challenge, to this origin, by somebody whom the device has verified */
export async function proveAddition(origin: string, challenge: string, response: AdditionAnswer) {
  refuseCertificates(response)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  })
  if (!verified) throw new Error('the attestation of a passkey does not hold')
  return registrationInfo.credential
}

/** None were asked for; the library would ask the addresses in them whether they are revoked. */
function refuseCertificates({ response }: AdditionAnswer): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const format = attestation.get('fmt')
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  if (format !== 'none' && !isSelfSigned) throw new Error('a passkey came with certificates')
}

interface KnownPasskey {
  publicKey: Uint8Array
  userHandle: string
}

/**
 * @throws Error as for an addition, and unless the passkey has signed it
 * @returns its counter, which is compared where it is kept: of two copies at the same moment one gets in
 */
export async function proveLogIn(
  origin: string,
  challenge: string,
  response: LogInAnswer,
  { publicKey, userHandle }: KnownPasskey,
): Promise<number> {
  if (response.response.userHandle !== userHandle) throw new Error('the passkey is of another account')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: 0 },
  })
  if (!verified) throw new Error('the signature of a passkey does not hold')
  return authenticationInfo.newCounter
}
