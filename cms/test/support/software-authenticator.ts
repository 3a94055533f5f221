import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  challenge: string
  rpId: string
  origin: string
  type?: string
  isVerified?: boolean
  attestation?: { format: string; certificates: Uint8Array[] }
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** Plays browser and device of one passkey, and says whatever a test wants it to. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(24).toString('base64url')
  userHandle = ''
  counter = 0
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  create(ceremony: Ceremony) {
    const credential = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credential.length)
    const about = Buffer.concat([Buffer.alloc(16), length, credential, this.#publicKey()])
    const attestation = new Map<string, unknown>([
      ['fmt', ceremony.attestation?.format ?? 'none'],
      ['attStmt', new Map(ceremony.attestation && [['x5c', ceremony.attestation.certificates]])],
      ['authData', new Uint8Array(this.#authenticatorData(ceremony, HAS_CREDENTIAL, about))],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData({ type: 'webauthn.create', ...ceremony }).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  get(ceremony: Ceremony) {
    const client = clientData({ type: 'webauthn.get', ...ceremony })
    const data = this.#authenticatorData(ceremony)
    const signed = Buffer.concat([data, sha256(client)])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #authenticatorData({ rpId, isVerified = true }: Ceremony, flags = 0, about = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const all = Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)])
    return Buffer.concat([sha256(Buffer.from(rpId)), all, counter, about])
  }

  /** COSE: an elliptic curve, ES256, P-256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }
}

function clientData({ type, challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function encode(value: Map<string | number, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
