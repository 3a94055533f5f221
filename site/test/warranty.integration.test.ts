import { expect, test } from 'vitest'
import type { Sandbox } from './browser/support/sandbox'
import { faultMatrix } from './support/fault-matrix'
import { useLiveSite } from './support/live-site'
import { fieldsOf, sendForm } from './support/plain-form'

const PAGE = '/ng/warranty-check/'
const UNKNOWN = '004401010000012'
const live = useLiveSite()
const imeiOf = async (sandbox: Sandbox) => (await sandbox.devices('ng'))['in-warranty'] ?? ''

async function televisionOf(sandbox: Sandbox): Promise<string> {
  return (await sandbox.typed('ng', 'TV warranty'))['in-warranty'] ?? ''
}

async function partOf(sandbox: Sandbox): Promise<string> {
  return (await sandbox.typed('ng', 'Part serial number')).original ?? ''
}

faultMatrix(live, [
  {
    name: 'the warranty check',
    call: 'warranty-info',
    ask: async ({ site, sandbox, from }) =>
      sendForm(site, { page: PAGE, typed: { imei: await imeiOf(sandbox) }, from }),
    good: /In warranty until \d/,
    kept: async (sandbox) => [`value="${await imeiOf(sandbox)}"`],
  },
  {
    name: 'the warranty of a television',
    call: 'tv-warranty',
    ask: async ({ site, sandbox, from }) =>
      sendForm(site, { page: '/ng/tv-warranty/', typed: { serial: await televisionOf(sandbox) }, from }),
    good: /In warranty until \d/,
    kept: async (sandbox) => [`value="${await televisionOf(sandbox)}"`],
  },
  {
    name: 'the check of a spare part',
    call: 'spare-part-serial',
    ask: async ({ site, sandbox, from }) =>
      sendForm(site, { page: '/ng/spare-parts-serial/', typed: { serial: await partOf(sandbox) }, from }),
    good: /This spare part serial number is original/,
    kept: async (sandbox) => [`value="${await partOf(sandbox)}"`],
  },
])

test.each([
  { page: PAGE, name: 'imei', value: '1'.repeat(10_000), told: 'You entered 10,000 digits.' },
  { page: PAGE, name: 'imei', value: '<img src=x onerror=alert(1)>', told: 'An IMEI has digits only.' },
  { page: PAGE, name: 'imei', value: '00440102238319😀', told: 'An IMEI has digits only.' },
  { page: PAGE, name: 'imei', value: '1 OR 1=1; --', told: 'An IMEI has digits only.' },
  { page: '/ng/tv-warranty/', name: 'serial', value: 'A'.repeat(10_000), told: 'You entered 10,000.' },
  {
    page: '/ng/spare-parts-serial/',
    name: 'serial',
    value: '</script><script>alert(1)</script>',
    told: 'A serial number has Latin letters and digits only.',
  },
])('$told $page keeps what was typed, as text', async ({ page, name, value, told }) => {
  const typed = { [name]: value }
  const { status, text } = await sendForm(live.site, { page, typed, from: live.newcomer() })
  expect(status).toBe(200)
  expect(text).toContain(told)
  expect(fieldsOf(text, name)).toContainEqual([name, value])
  expect(text).not.toMatch(/<img src=x|<script>alert/)
})

test('an IMEI that is known and one that is not are answered alike: one status, one page', async () => {
  const { site, sandbox } = live
  const ask = async (imei: string) => {
    const { status, headers, text } = await sendForm(site, {
      page: PAGE,
      typed: { imei },
      from: live.newcomer(),
    })
    return { status, headers: Object.keys(headers).toSorted(), parts: partsOf(text), text }
  }
  const { text: knownText, ...known } = await ask(await imeiOf(sandbox))
  const { text: unknownText, ...unknown } = await ask(UNKNOWN)
  expect(knownText).toContain('In warranty until')
  expect(unknownText).toContain('The IMEI does not exist, please check and try again')
  expect(unknown).toEqual(known)
  expect(known.parts).toContain('dl')
})

function partsOf(html: string): string[] {
  const [answer = ''] = /<section[^>]*>\s*<h2 tabindex="-1".*?<\/section>/is.exec(html) ?? []
  const elements = [...answer.replace(/<dl.*?<\/dl>/gs, '<dl>').matchAll(/<([a-z0-9]+)/g)]
  return elements.map(([, name = '']) => name)
}
