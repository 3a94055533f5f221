import { pino } from 'pino'
import { startSearchIndexer } from '../../src/search/index/start-search-indexer'

/** `node --import tsx indexer-process.ts {database}`, for tests to kill. */
const [connectionString] = process.argv.slice(2)
if (!connectionString) throw new Error('A database is needed.')
startSearchIndexer(connectionString, pino({ level: 'silent' }))
