import nodemailer, { type Transporter } from 'nodemailer'
import type { Mail } from './mail-of-word'
import type { Sent } from './sent'

/** Less than the lease of a word, all together. */
const PATIENCE = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 12_000,
  dnsTimeout: 5_000,
}

let known: { url: string; transport: Transporter } | undefined

/**
 * @param id the same for each try, so that mail programs show a repeated one once
 * @throws Error if the server is away or refuses it
 */
export async function sendMail(
  server: { url: string; from: string },
  { to, id, mail }: { to: string; id: string; mail: Mail },
): Promise<Sent> {
  const domain = server.from.slice(server.from.indexOf('@') + 1)
  try {
    await transportTo(server.url).sendMail({
      ...mail,
      from: server.from,
      to: { name: '', address: to },
      messageId: `<${id}@${domain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return 'sent'
  } catch (error) {
    if (isGone(error)) return 'gone'
    throw error
  }
}

export function closeMail(): void {
  known?.transport.close()
  known = undefined
}

function transportTo(url: string): Transporter {
  if (known?.url !== url) {
    closeMail()
    const { protocol, hostname, port, username, password } = new URL(url)
    const isSecure = protocol === 'smtps:'
    known = {
      url,
      transport: nodemailer.createTransport({
        host: hostname,
        port: port === '' ? (isSecure ? 465 : 587) : Number(port),
        secure: isSecure,
        ...(username !== '' && {
          auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        }),
        pool: true,
        maxConnections: 4,
        ...PATIENCE,
      }),
    }
  }
  return known.transport
}

/** The server knows for good that there is no such mailbox. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && [550, 551, 553].includes(responseCode)
}
