import { postgresAdapter } from '@payloadcms/db-postgres'
import { BasePayload, buildConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmsConfig } from '../../src/cms-config'
import { disconnect } from '../../src/database/disconnect'
import { OFFLINE_SETTINGS } from '../../src/settings'
import { findUnwatchedTables } from '../../src/publications/watch-tables'
import { openOutbox, type Outbox } from '../support/outbox'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'

let database: PublicationDatabase
let outbox: Outbox

beforeAll(async () => {
  database = await createPublicationDatabase('schema_push')
  outbox = await openOutbox(database.connectionString)
})

afterAll(async () => {
  await outbox.close()
  await database.drop()
})

test('a schema that Payload pushes in development leaves the outbox and its triggers alone', async () => {
  await outbox.client.query('ALTER TABLE media DROP COLUMN focal_x')
  const settings = { ...OFFLINE_SETTINGS, logLevel: 'fatal', connectionString: database.connectionString }
  const pool = { connectionString: database.connectionString }
  const db = postgresAdapter({ pool, push: true, blocksAsJSON: true })
  const payload = await new BasePayload().init({
    config: buildConfig({ ...cmsConfig(settings), db }),
    disableOnInit: true,
  })
  await disconnect(payload)
  await outbox.client.query('SELECT focal_x FROM media')
  expect(await findUnwatchedTables(outbox.client)).toEqual([])
  const [tag] = await database.publish()
  expect(await outbox.take()).toEqual([`media ${tag}`])
})
