import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type PublicationSender,
  startPublicationSender,
} from '../../src/publications/sender/start-publication-sender'
import { addCountry, addPicture } from '../support/content'
import { openOutbox, type Outbox } from '../support/outbox'
import { randomFrom } from '@carelane/test-kit/random'
import { EDITS } from '../support/random-edits'
import { PUBLICATION_SECRET, type Receiver, startReceiver } from '../support/receiver'
import { startCms, type TestCms } from '../support/start-cms'
import { readVisibleContent, tagsOfChanges } from '../support/visible-content'

const EDITS_PER_SEED = 40

let cms: TestCms
let outbox: Outbox
let site: Receiver
let sender: PublicationSender
let cover: number
let countries: number[]

beforeAll(async () => {
  cms = await startCms('random_edits')
  cover = await addPicture(cms.payload)
  countries = [
    await addCountry(cms.payload, 'ng', ['en'], 'Nigeria'),
    await addCountry(cms.payload, 'ke', ['en'], 'Kenya'),
    await addCountry(cms.payload, 'gh', ['en'], 'Ghana'),
  ]
  outbox = await openOutbox(cms.settings.connectionString)
  site = await startReceiver()
  sender = startPublicationSender({
    connectionString: cms.settings.connectionString,
    receivers: [site.url],
    sitesRegister: false,
    edgeTokens: {},
    secret: PUBLICATION_SECRET,
    logger: pino({ level: 'silent' }),
  })
})

afterAll(async () => {
  await sender.stop()
  await site.down()
  await outbox.close()
  await cms.stop()
})

const delivered = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await outbox.client
        .query(`SELECT FROM publications.publication p WHERE NOT EXISTS (
        SELECT FROM publications.delivery d WHERE d.publication_id = p.id AND d.delivered_at IS NOT NULL)`)
      expect(rowCount).toBe(0)
    },
    { timeout: 10_000, interval: 10 },
  )

test.each([1, 2, 3])(
  'whatever is edited, the site hears of all that visitors see change (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const editor = { payload: cms.payload, client: outbox.client, random, cover, countries }
    const counts = { edits: 0, visible: 0 }
    await delivered()
    let before = await readVisibleContent(cms.payload)
    while (counts.edits < EDITS_PER_SEED) {
      site.requests.length = 0
      const [name, edit] = random.of(Object.entries(EDITS))
      await edit(editor)
      await delivered()
      const after = await readVisibleContent(cms.payload)
      const needed = tagsOfChanges(before, after)
      const message = `edit ${counts.edits} of seed ${seed}: ${name}`
      expect([...site.confirmed()], message).toEqual(expect.arrayContaining(needed))
      counts.edits += 1
      counts.visible += needed.length > 0 ? 1 : 0
      before = after
    }
    expect(counts.visible).toBeGreaterThan(EDITS_PER_SEED / 8)
    expect(site.problems).toEqual([])
  },
)
