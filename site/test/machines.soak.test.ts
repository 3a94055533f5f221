import { COUNTRY_CODES } from '@carelane/countries'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, test } from 'vitest'
import { SiteMaps } from './machines/site-maps'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'] })
}, 300_000)
afterAll(() => stack.stop())

test.each(COUNTRY_CODES)(
  'every address of the site map of %s is a page that calls itself by it and wants to be found',
  async (country) => {
    await new SiteMaps(stack).expectPages(country, 1)
  },
  600_000,
)
