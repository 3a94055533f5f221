import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, layoutShifts, PHONE, sidewaysScroll, test } from './support/test'
import { askAssistant, signInByPhone, somePhone } from './support/visits'

const IMEI = '490154203237518'
const NARROW = { width: 320, height: 640 }

const turns = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('> li')

async function open(page: Page, lang = 'ng'): Promise<void> {
  await page.goto(`/${lang}/chat/`, { waitUntil: 'networkidle' })
}

test('a question is answered with its sources, which lead to pages of ours [1#14]', async ({
  page,
  request,
}) => {
  await open(page)
  await expect(page.getByText('You’re chatting with an automated assistant')).toBeVisible()
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  const turn = turns(page).first()
  await expect(turn.getByRole('heading')).toHaveText('How do I find the IMEI of my phone?')
  await expect(turn.getByRole('heading')).toBeFocused()
  const sources = turn.getByRole('region', { name: 'Sources' }).getByRole('link')
  expect(await sources.count()).toBeGreaterThan(0)
  for (const source of await sources.all()) {
    const href = await source.getAttribute('href')
    expect(href).toMatch(/^\/ng\//)
    expect((await request.get(href ?? '')).status()).toBe(200)
  }
  await expect(turn.getByRole('link', { name: /^Source 1: / }).first()).toBeVisible()
})

test('who listens hears each part as it comes', async ({ page }) => {
  await open(page)
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  await expect(turns(page).last().locator('[aria-live=polite]')).toContainText(/IMEI/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page).locator('[aria-live]')).toHaveCount(0)
})

test('the conversation outlives a reload, and goes by a button and with the tab', async ({
  page,
  context,
}) => {
  await open(page)
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  await askAssistant(page, 'And how long does a repair take?')
  await expect(turns(page).locator('fieldset')).toHaveCount(2)
  const before = await turns(page).allTextContents()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page)).toHaveCount(2)
  expect(await turns(page).allTextContents()).toEqual(before)
  const other = await context.newPage()
  await open(other)
  await expect(turns(other)).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear the conversation' }).click()
  await expect(turns(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page)).toHaveCount(0)
})

test('a tool is offered with what was typed, which stands in no address', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open(page)
  await askAssistant(page, `Is my phone under warranty? ${IMEI}`)
  await turns(page).first().getByRole('button', { name: 'Warranty check' }).click()
  await expect(page).toHaveURL(/\/ng\/warranty-check\/\?from=assistant$/)
  await expect(page.locator('#imei')).toHaveValue(IMEI)
  expect(addresses.filter((address) => address.includes(IMEI))).toEqual([])
})

test('beside the answer to a fault stands the tree that finds it', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await open(page)
  await askAssistant(page, 'my phone has no sound at all')
  await turns(page).first().getByRole('link', { name: 'Find the fault My phone’s touch or sound' }).click()
  await expect(page).toHaveURL(/\/ng\/find-the-fault\/phone-touch-or-sound\/$/)
  await expect(page.getByRole('heading', { name: 'What doesn’t work?' })).toBeVisible()
})

test('the way to a person takes the conversation along [8#29]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const person = page.getByRole('region', { name: 'Talk to a person' })
  await expect(person.getByRole('button')).toHaveCount(0)
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  await expect(person.locator('a[href^="tel:"]')).toBeVisible()
  await person.getByRole('button', { name: 'Copy the conversation' }).click()
  await expect(page.getByText('Content has been copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('You: How do I find the IMEI of my phone?')
  expect(copied).toMatch(/\[1\] .*: http/)
})

test('no answer says so, loses nothing, and can be asked for again', async ({ page, complaints }) => {
  await open(page)
  await page.route('**/api/assistant/', (route) => route.abort())
  await page.locator('#question').fill('How do I find the IMEI of my phone?')
  await page.locator('#question').press('Enter')
  const turn = turns(page).first()
  await expect(turn.getByText('No answer came.', { exact: false })).toBeVisible()
  await page.unroute('**/api/assistant/')
  await turn.getByRole('button', { name: 'Try again' }).click()
  await expect(turn.getByRole('region', { name: 'Sources' })).toBeVisible()
  complaints.splice(0)
})

test('an answer that its page was left in the midst of says so', async ({ page }) => {
  await open(page)
  await page.evaluate(() =>
    sessionStorage.setItem(
      'assistant ng',
      JSON.stringify([
        { question: 'Half?', parts: [{ type: 'source', number: 1, title: 'x', href: '/ng/faq/1/' }] },
        { question: 'Not ours?', parts: [{ type: 'end' }] },
      ]),
    ),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page).first().getByText('The answer was cut short.', { exact: false })).toBeVisible()
})

test('what is kept and is not as we wrote it is no conversation', async ({ page }) => {
  await open(page)
  await page.evaluate(() =>
    sessionStorage.setItem(
      'assistant ng',
      '[{"question":"x","parts":[{"type":"source","number":1,"title":"x","href":"javascript:alert(1)"}]}]',
    ),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page)).toHaveCount(0)
})

test('a visitor says that it helped, and is told before what is kept', async ({ page }) => {
  await open(page)
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  const turn = turns(page).first()
  await expect(turn.getByText('we keep your question for 90 days', { exact: false })).toBeVisible()
  await turn.getByRole('button', { name: 'This didn’t help' }).click()
  await expect(turn.getByText('Thank you.', { exact: false })).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turn.getByText('Thank you.', { exact: false })).toBeVisible()
})

test('whether it helped is asked of answers alone, and not of greetings, refusals and the line about other brands', async ({
  page,
}) => {
  await open(page)
  const asks = () => turns(page).last().getByText('Did this answer help?')
  for (const said of [
    'hello',
    'ok thanks',
    'my Samsung phone gets hot',
    'what is my neighbour’s phone number',
  ]) {
    await askAssistant(page, said)
    await expect(asks()).toHaveCount(0)
  }
  for (const asked of ['How do I find the IMEI of my phone?', 'qqqqqq zzzzzz']) {
    await askAssistant(page, asked)
    await expect(asks()).toBeVisible()
  }
})

test('an example asks itself', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Is my phone still under warranty?' }).click()
  await expect(turns(page).first().getByRole('heading')).toHaveText('Is my phone still under warranty?')
})

test('who greets is greeted, and learns what can be asked', async ({ page }) => {
  await open(page)
  await askAssistant(page, 'hi')
  await expect(turns(page).last()).toContainText('Hello. I’m the automated assistant of this site.')
  await askAssistant(page, 'ok thanks')
  await expect(turns(page).last()).toContainText('You’re welcome.')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(turns(page).last()).toContainText('You’re welcome.')
})

test('another brand’s device is not answered as ours, what moves to ours is', async ({ page }) => {
  await open(page)
  await askAssistant(page, 'my Samsung phone gets hot')
  await expect(turns(page).last()).toContainText('Our service looks after Aster, Kite and Solis only.')
  await expect(turns(page).last().getByRole('region', { name: 'Sources' })).toHaveCount(0)
  await askAssistant(page, 'my Aster phone gets hot')
  await expect(turns(page).last().getByRole('region', { name: 'Sources' })).toBeVisible()
  for (const besideOurs of [
    'My phone does not connect to my Sony TV',
    'move my data from Samsung to this phone',
  ]) {
    await askAssistant(page, besideOurs)
    await expect(turns(page).last()).not.toContainText('Our service looks after')
    await expect(turns(page).last().getByRole('region', { name: 'Sources' })).toBeVisible()
  }
})

for (const [lang, question, tool] of [
  ['vn', 'trung tâm bảo hành gần nhất ở đâu', 'Trung tâm dịch vụ'],
  ['ru', 'когда закончится гарантия на мой телефон', 'Проверка гарантии'],
] as const) {
  test(`${lang}: a question whose words only look like a refusal’s is led to its tool`, async ({ page }) => {
    await open(page, lang)
    await page.locator('#question').fill(question)
    await page.locator('#question').press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: tool, exact: true })).toBeVisible()
  })
}

for (const lang of ['sa', 'th', 'bd', 'mm']) {
  test(`${lang}: at 320 pixels the conversation is readable and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW)
    await open(page, lang)
    await askAssistant(page, `IMEI ${IMEI}`)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'sa' ? 'rtl' : 'ltr')
  })
}

test('an answer moves nothing that its visitor reads', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  expect(await accessibilityProblems(page)).toEqual([])
  expect((await layoutShifts(page)).filter((shift) => !shift.includes('<form'))).toEqual([])
})

test('the chat without a country is that of the host, or leads nobody away [2.1#3]', async ({ page }) => {
  await page.goto('/chat/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assistant')
  await askAssistant(page, 'How do I find the IMEI of my phone?')
  await expect(turns(page)).toHaveCount(1)
})

test.describe('the floating button [4#9]–[4#11]', () => {
  test('leads to the provider who is not signed in, and from there to the assistant', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/ng/account/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Ask the assistant' }).click()
    await page.waitForURL((url) => url.searchParams.size > 0 && !url.pathname.startsWith('/ng/'))
    await page.goto('/ng/account/', { waitUntil: 'networkidle' })
    await signInByPhone(page, sandbox, somePhone())
    await page.evaluate(() => localStorage.setItem('udata', 'b2xkLW9sZC1vbGQ'))
    const asked = page.waitForResponse(/\/api\/account\/$/)
    await page.getByRole('link', { name: 'Ask the assistant' }).click()
    expect((await asked).status()).toBe(200)
    await expect(page).toHaveURL(/\/ng\/chat\/$/)
    expect(await page.evaluate(() => localStorage.getItem('udata'))).not.toBe('b2xkLW9sZC1vbGQ')
  })
})

test.describe('the AI mode of the search [2.4#53]', () => {
  test('is a link beside the in-site search, takes the question along, and streams what is asked on', async ({
    page,
  }) => {
    await page.goto('/ng/search/?q=IMEI', { waitUntil: 'networkidle' })
    const modes = page.getByRole('navigation', { name: 'Ways to search' })
    await expect(modes.getByRole('link')).toHaveText(['AI Search', 'In-site Search'])
    await modes.getByRole('link', { name: 'AI Search' }).click()
    await expect(page).toHaveURL(/\/ng\/search\/\?mode=ai&q=IMEI$/)
    await expect(page.getByRole('heading', { level: 2, name: 'IMEI' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const answered = page.waitForResponse(/\/api\/assistant\/$/)
    await askAssistant(page, 'How long does a repair take?')
    expect((await answered).headers()['content-type']).toContain('text/event-stream')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.getByRole('link', { name: 'Results of the in-site search' }).click()
    await expect(page).toHaveURL(/\/ng\/search\/\?q=How\+long/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('its answer can be copied, with a notice [2.4#54]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/ng/search/?mode=ai&q=IMEI', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Copy the answer' }).click()
    await expect(page.getByText('Content has been copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[1]')
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chat is a page of questions and answers', async ({ page }) => {
    await page.goto('/ng/chat/')
    await page.getByRole('textbox', { name: 'Your question' }).fill('How do I find the IMEI of my phone?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(turns(page)).toHaveCount(1)
    await expect(turns(page).first().getByRole('region', { name: 'Sources' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your question' }).fill('And how long does a repair take?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(turns(page)).toHaveCount(2)
    await turns(page).first().getByRole('button', { name: 'This helped' }).click()
    await expect(turns(page).first().getByText('Thank you.', { exact: false })).toBeVisible()
    await expect(turns(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Clear the conversation' }).click()
    await expect(turns(page)).toHaveCount(0)
  })

  test('who greets is greeted', async ({ page }) => {
    await page.goto('/vn/chat/')
    await page.locator('#question').fill('xin chào')
    await page.getByRole('button', { name: 'Hỏi', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Tôi là trợ lý tự động của trang này.')
    await expect(page.locator('main fieldset')).toHaveCount(0)
  })

  test('the AI mode answers what is asked', async ({ page }) => {
    await page.goto('/ng/search/?mode=ai')
    await page.getByRole('textbox', { name: 'Your question' }).fill('IMEI')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page).toHaveURL(/mode=ai&q=IMEI/)
    await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  })
})
