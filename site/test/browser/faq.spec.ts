import { expect, layoutShifts, test } from './support/test'

const QUESTION = 'My phone got wet. What do I do first?'

test('questions stand by topic, with how many there are, and lead to their answers', async ({ page }) => {
  await page.goto('/ng/faq/')
  await expect(page.getByText(/^\d+ answers$/)).toBeVisible()
  const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
  await expect(topics).toHaveText([
    'Repair',
    'Warranty',
    'Spare parts',
    'Service centres',
    'Protection plans',
    'Care of your device',
    'Downloads',
    'Account',
  ])
  await topics.nth(1).click()
  await expect(page).toHaveURL(/#warranty$/)
  const question = page.getByRole('region', { name: 'Warranty' }).getByRole('link').first()
  const text = await question.textContent()
  await question.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '')
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Questions and answers' })
    .click()
  await expect(page).toHaveURL(/\/ng\/faq\/$/)
})

test('the help articles are searched, and results are answers', async ({ page }) => {
  await page.goto('/ng/faq/')
  await page.getByRole('searchbox', { name: 'Search the help articles' }).fill('screen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ng\/search\/\?q=screen&tab=faq$/)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ng\/faq\/\d+\/$/)
  await expect(page.getByText('Was this answer helpful?')).toBeVisible()
})

test('an answer leads on: related questions, related articles, Book Your Repair', async ({ page }) => {
  await page.goto(`/ng/search/?tab=faq&q=${encodeURIComponent(QUESTION)}`)
  await page.goto((await page.locator('main a[href*="/faq/"]').first().getAttribute('href')) ?? '')
  await expect(
    page.getByRole('region', { name: 'Related questions' }).getByRole('link').first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related articles' }).getByRole('link').first()).toBeVisible()
  const book = page.getByRole('region', { name: 'Book Your Repair' })
  await expect(book.getByRole('link', { name: 'Book a repair' })).toHaveAttribute(
    'href',
    '/ng/repair-appointment/',
  )
})

test('a vote is counted once a visitor, and nothing moves when it is said', async ({ page, context }) => {
  const counted: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/faq/votes/')) counted.push(response.status())
  })
  await page.goto('/ng/faq/2/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you. Your vote is counted.')).toBeVisible()
  const [first] = await context.cookies()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect.poll(() => counted).toEqual([200, 200])
  expect(await context.cookies()).toEqual([first])
  expect(first).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })
  expect(await layoutShifts(page)).toEqual([])
})

test('a vote that cannot be counted says so', async ({ page, complaints }) => {
  await page.route('**/api/faq/votes/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/ng/faq/3/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('We couldn’t count your vote.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')])
})

test('votes and readings show in the statistics', async ({ page, request }) => {
  const question = '/ng/faq/12/'
  await page.goto(question, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you. Your vote is counted.')).toBeVisible()
  const shown = await request.get(question.replace('/ng/', '/ke/'))
  expect(await shown.text()).toMatch(/Read once.*100% found this helpful \(1 vote\)/)
})

test('what is no form of ours is not counted', async ({ request }) => {
  const vote = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post('/api/faq/votes/', { form, headers, maxRedirects: 0 })
  const good = { lang: 'ng', faq: '1', helpful: 'yes', website: '' }
  expect((await vote(good, { origin: 'https://evil.example' })).status()).toBe(400)
  expect((await vote(good, { 'sec-fetch-site': 'cross-site' })).status()).toBe(400)
  expect((await vote({ ...good, helpful: 'perhaps' })).status()).toBe(400)
  expect((await vote({ ...good, lang: '/evil.example' })).status()).toBe(400)
  expect((await vote({ ...good, faq: '99999' })).status()).toBe(404)
  expect((await request.post('/api/faq/votes/', { data: 'x'.repeat(9000) })).status()).toBe(400)
  const robot = await vote({ ...good, website: 'https://spam.example' })
  expect([robot.status(), robot.headers().location]).toEqual([303, '/ng/faq/1/#vote-counted'])
  expect((await request.get('/api/faq/votes/')).status()).toBe(405)
})

test('a question that there is none of is not found', async ({ request }) => {
  for (const id of ['99999', 'abc', '0', '1.5'])
    expect((await request.get(`/ng/faq/${id}/`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a vote comes back to the question, which says thank you', async ({ page }) => {
    await page.goto('/ng/faq/9/')
    await expect(page.getByText('Thank you. Your vote is counted.')).toBeHidden()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(/\/ng\/faq\/9\/#vote-counted$/)
    await expect(page.getByText('Thank you. Your vote is counted.')).toBeVisible()
    await page.goto('/ng/faq/')
    await page.getByRole('searchbox').fill('battery')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
