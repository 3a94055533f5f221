import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Letter {
  to: string[]
  headers: Map<string, string>
  /** Decoded: text and HTML, one after the other. */
  body: string
}

export interface MailServer {
  url: string
  letters: Letter[]
  lettersTo(address: string): Letter[]
  stop(): Promise<void>
}

/** A real one, that keeps what it takes. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  at = 0,
  /** Answers once it is done. */
  onTaken: (letter: Letter) => Promise<void> = () => Promise.resolve(),
): Promise<MailServer> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const letter = { to, ...opened(Buffer.concat(chunks).toString('latin1')) }
        letters.push(letter)
        void onTaken(letter).then(() => done())
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(at, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    letters,
    lettersTo: (address) => letters.filter(({ to }) => to.includes(address)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function opened(raw: string): Pick<Letter, 'headers' | 'body'> {
  const { headers, content } = partOf(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : content.split(`--${boundary}`).slice(1, -1)
  return { headers, body: parts.map(decodedPart).join('\n') }
}

function decodedPart(raw: string): string {
  const { headers, content } = partOf(raw.replace(/^\r\n/, ''))
  switch (headers.get('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(content, 'base64').toString('utf8')
    case 'quoted-printable':
      return fromQuoted(content.replace(/=\r\n/g, '')).toString('utf8')
    default:
      return Buffer.from(content, 'latin1').toString('utf8')
  }
}

function partOf(raw: string): { headers: Map<string, string>; content: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodedWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  return { headers, content: raw.slice(end + 4) }
}

/** RFC 2047 */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : fromQuoted(word.replaceAll('_', ' '))
      ).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

function fromQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
