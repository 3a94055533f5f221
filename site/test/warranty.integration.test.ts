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

const RIGHTS = 'Your rights by law'

test.each([
  ['out-of-warranty', true],
  ['other-country', true],
  ['inactive', true],
  ['deactivated', true],
  ['contact-dealer', true],
  ['check-where-bought', true],
  ['in-warranty', false],
  ['activation-in-progress', false],
  ['not-found', false],
])('of %s the answer names the rights by law: %s', async (outcome, isNamed) => {
  const imei = (await live.sandbox.devices('ng'))[outcome] ?? ''
  const { text } = await sendForm(live.site, { page: PAGE, typed: { imei }, from: live.newcomer() })
  expect(text).toContain(`value="${imei}"`)
  expect(text.includes(RIGHTS)).toBe(isNamed)
  expect(text.includes('Is this answer wrong? Contact us')).toBe(isNamed)
})

test('where the law names a period, the answer has it, in the language of the country', async () => {
  const imei = (await live.sandbox.devices('es'))['out-of-warranty'] ?? ''
  const page = '/es/warranty-check/'
  const { text } = await sendForm(live.site, { page, typed: { imei }, from: live.newcomer() })
  expect(text).toContain('durante 36 meses')
  expect(text).toContain('Real Decreto Legislativo 1/2007, art. 120')
})

test('a part that is not original names the rights by law, and an original one none', async () => {
  const parts = await live.sandbox.typed('ng', 'Part serial number')
  const asked = async (serial = '') =>
    (await sendForm(live.site, { page: '/ng/spare-parts-serial/', typed: { serial }, from: live.newcomer() }))
      .text
  expect(await asked(parts['not original: unknown'])).toContain(RIGHTS)
  expect(await asked(parts['used before: built into a device'])).toContain(RIGHTS)
  expect(await asked(parts.original)).not.toContain(RIGHTS)
})

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
