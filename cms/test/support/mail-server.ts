import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Letter {
  to: string[]
  /** Undecoded. */
  head: string
  /** Of the first part, which is plain text. */
  text: string
}

/** A real one, that keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        letters.push({ to, ...opened(Buffer.concat(chunks).toString('latin1')) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    lettersTo: (address: string) => letters.filter(({ to }) => to.includes(address)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function opened(raw: string): Omit<Letter, 'to'> {
  const head = headOf(raw)
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)?.[1] ?? ''
  const part = raw.split(`--${boundary}`)[1]?.replace(/^\r\n/, '') ?? ''
  const content = part.slice(part.indexOf('\r\n\r\n') + 4)
  return { head, text: decoded(headOf(part), content).replaceAll('\r\n', '\n') }
}

function headOf(raw: string): string {
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
}

function decoded(head: string, content: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8')
  const isQuoted = /encoding: quoted-printable/i.test(head)
  const plain = isQuoted
    ? content
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : content
  return Buffer.from(plain, 'latin1').toString('utf8')
}
