import { expect, test } from 'vitest'
import type { Sandbox } from './browser/support/sandbox'
import { faultMatrix } from './support/fault-matrix'
import { useLiveSite } from './support/live-site'
import { fieldsOf, sendForm } from './support/plain-form'

const PAGE = '/ng/drivers-download/'
const MODEL = `${PAGE}?brand=Aster&serial=Book&model=Aster+Book+14`
const WRONG = 'The input information is incorrect. Please try again.'
const live = useLiveSite()

async function snidOf(sandbox: Sandbox, what: string): Promise<string> {
  return (await sandbox.typed('ng', 'Drivers'))[what] ?? ''
}

faultMatrix(live, [
  {
    name: 'the drivers of a serial number',
    call: 'drivers',
    ask: async ({ site, sandbox, from }) =>
      sendForm(site, { page: PAGE, typed: { snid: await snidOf(sandbox, 'Aster Book 14') }, from }),
    good: /<h2 tabindex="-1"[^>]*>Aster Book 14</i,
    kept: async (sandbox) => [`value="${await snidOf(sandbox, 'Aster Book 14')}"`],
  },
])

faultMatrix(live, [
  {
    name: 'the drivers of a model',
    call: 'drivers',
    ask: ({ site, from }) => site.get(MODEL, { 'x-forwarded-for': from }),
    good: /<h2 tabindex="-1"[^>]*>Aster Book 14</i,
    kept: async () => ['<option value="Aster Book 14" selected="">'],
  },
])

test.each([
  { typed: '', told: 'Please input SNID' },
  { typed: "SNA' OR 1=1--", told: WRONG },
  { typed: 'SNA51088640', told: WRONG },
])('$typed is no serial number: refused and kept [5#30], [5#31]', async ({ typed, told }) => {
  const { status, text } = await sendForm(live.site, {
    page: PAGE,
    typed: { snid: typed },
    from: live.newcomer(),
  })
  expect(status).toBe(200)
  expect(text).toContain(told)
  expect(fieldsOf(text, 'snid')).toContainEqual(['snid', typed])
})

test('a laptop that nobody made is not found [8#17], and there is another way', async () => {
  const snid = await snidOf(live.sandbox, 'no such device')
  const { text } = await sendForm(live.site, { page: PAGE, typed: { snid }, from: live.newcomer() })
  expect(text).toMatch(new RegExp(`<h2 tabindex="-1" autofocus="">${WRONG}</h2>`, 'i'))
  expect(text).toContain('href="tel:')
})
