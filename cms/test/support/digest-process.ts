import { BasePayload } from 'payload'
import { buildCmsConfig } from '../../src/build-cms-config'
import { mailServer } from '../../src/comments/digest/mail-server'
import { sendDigests } from '../../src/comments/digest/send-digests'
import type { MailSettings, Settings } from '../../src/settings'

/** `node --import tsx digest-process.ts {settings, mail, now}`, for tests to kill. */
const { settings, mail, now } = JSON.parse(process.argv[2] ?? '') as {
  settings: Settings
  mail: MailSettings
  now: string
}
const payload = await new BasePayload().init({ config: buildCmsConfig(settings), disableOnInit: true })
const server = mailServer(mail)
await sendDigests({ payload, server, origin: 'https://cms.example' }, new Date(now))
process.exit(0)
