import { ignoreFailure } from '@carelane/config/ignore-failure'
import { scrypt } from '@noble/hashes/scrypt.js'
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'

const worker = self as unknown as {
  onmessage: (event: MessageEvent<Challenge>) => void
  postMessage: (proof: string | null) => void
}

worker.onmessage = ({ data: challenge }) => {
  void ignoreFailure(solveChallenge({ challenge, deriveKey }), 'probing').then((solution) =>
    worker.postMessage(solution ? btoa(JSON.stringify({ challenge, solution })) : null),
  )
}

/** Web Crypto has no scrypt. */
const deriveKey: DeriveKeyFunction = async ({ cost, memoryCost = 8, keyLength }, salt, password) => ({
  derivedKey: scrypt(password, salt, { N: cost, r: memoryCost, p: 1, dkLen: keyLength }),
})
