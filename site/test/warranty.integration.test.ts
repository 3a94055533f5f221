import { expect, test } from 'vitest'
import type { Sandbox } from './browser/support/sandbox'
import { faultMatrix } from './support/fault-matrix'
import { useLiveSite } from './support/live-site'
import { sendForm } from './support/plain-form'

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

test('an IMEI that is known and one that is not are answered alike: one call, one status, one page', async () => {
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

/** The elements of the answer in their order, without how many facts there are. */
function partsOf(html: string): string[] {
  const [answer = ''] = /<section[^>]*>\s*<h2 tabindex="-1".*?<\/section>/is.exec(html) ?? []
  const elements = [...answer.replace(/<dl.*?<\/dl>/gs, '<dl>').matchAll(/<([a-z0-9]+)/g)]
  return elements.map(([, name = '']) => name)
}
