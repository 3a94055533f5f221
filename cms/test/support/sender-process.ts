import { pino } from 'pino'
import { startPublicationSender } from '../../src/publications/sender/start-publication-sender'
import { PUBLICATION_SECRET } from './receiver'

/** `node --import tsx sender-process.ts {database} {receiver}`, for tests to kill. */
const [connectionString, receiver] = process.argv.slice(2)
if (!connectionString || !receiver) throw new Error('A database and a receiver are needed.')
const logger = pino({ level: 'silent' })
startPublicationSender({
  connectionString,
  receivers: [receiver],
  sitesRegister: false,
  edgeTokens: {},
  secret: PUBLICATION_SECRET,
  logger,
})
