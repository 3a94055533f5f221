import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUBJECTS } from '@/abuse/actions'
import { TRIES } from '@/abuse/proof-cost'
import { visitBehindOneAddress } from './abuse/behind-one-address'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const HOUR = 3_600_000
const cms = new MainApiStandIn()
let site: BuiltSite

beforeAll(async () => {
  await cms.start()
  site = await BuiltSite.start(cms.url)
})
afterAll(async () => {
  await site.stop()
  await cms.stop()
})

test(
  '2,000 visitors behind one IPv4 address read and look up while somebody there goes through numbers',
  async () => {
    const letThrough = 'We couldn’t get an answer'
    const visits = await visitBehindOneAddress(site, { visitors: 2000, from: '198.51.99.1', letThrough })
    const tries = visits.map((visit) => visit.tries).sort((one, other) => one - other)
    const paid = { free: tries.filter((each) => each === 0).length, median: tries[1000], most: tries.at(-1) }
    process.stdout.write(`${JSON.stringify(paid)}\n`)
    expect(visits.filter(({ isAnswered }) => !isAnswered)).toEqual([])
    expect(new Set(visits.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
    expect(tries.at(-1)).toBeLessThanOrEqual(SUBJECTS.ipv4.dearest * (TRIES.most + 1))
  },
  HOUR,
)
