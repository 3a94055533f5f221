import { createDecipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, jwtVerify } from 'jose'
import forge from 'node-forge'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  /** Of this machine. */
  origin: string
  /** For `NODE_EXTRA_CA_CERTS`. */
  certificateFile: string
  pushed: Pushed[]
  /** Answers to the paths of endpoints; all others get 201. */
  answers: Map<string, number>
  stop(): Promise<void>
}

/** As those of vendors: over TLS alone. */
export async function startPushService(): Promise<PushService> {
  const { key, cert } = selfSigned()
  const pushed: Pushed[] = []
  const answers = new Map<string, number>()
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answers.get(path) ?? 201).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const certificateFile = join(mkdtempSync(join(tmpdir(), 'carelane-push-')), 'ca.pem')
  writeFileSync(certificateFile, cert)
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificateFile,
    pushed,
    answers,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export interface Receiver {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  decrypt(body: Buffer): string
}

/** As a browser that subscribed. */
export function newReceiver(endpoint: string): Receiver {
  const keys = createECDH('prime256v1')
  const [p256dh, auth] = [keys.generateKeys(), randomBytes(16)]
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt: (body) => decrypted(body, keys, auth),
  }
}

/** RFC 8188 and RFC 8291, of one record. */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = hmac(auth, keys.computeSecret(sender))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.from([1])])
  const secret = hmac(salt, hmac(shared, info))
  const contentKey = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16)
  const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12)
  const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('this is not the last record')
  return padded.subarray(0, end).toString('utf8')
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** RFC 8292 @throws Error if it does not show who sent it */
export async function verifiedSender({ headers }: Pushed, origin: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: origin,
    algorithms: ['ES256'],
  })
  return payload
}

function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + 1)
  const name = [{ name: 'commonName', value: 'localhost' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ])
  certificate.sign(privateKey, forge.md.sha256.create())
  return { key: forge.pki.privateKeyToPem(privateKey), cert: forge.pki.certificateToPem(certificate) }
}
