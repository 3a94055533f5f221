import nodemailer from 'nodemailer'
import type { MailSettings } from '../../settings'
import type { Mail } from './digest-mail'

export interface MailServer {
  /**
   * @param id the same for each try, so that mail programs show a repeated one once
   * @throws Error if the server is away or refuses it
   */
  send(sent: { to: string; id: string; mail: Mail }): Promise<void>
  close(): void
}

/** All together less than the lease of a digest. */
const PATIENCE = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 12_000,
  dnsTimeout: 5_000,
}

export function mailServer({ url, from }: MailSettings): MailServer {
  const server = new URL(url)
  const isSecure = server.protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: server.hostname,
    port: Number(server.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    ...(server.username !== '' && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    ...PATIENCE,
  })
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    send: async ({ to, id, mail }) => {
      await transport.sendMail({
        ...mail,
        from,
        to: { name: '', address: to },
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
