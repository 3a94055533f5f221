import { DESKTOP, expect, test } from './support/test'

test('a chunk that is gone loads the page anew, once a minute at most [8#3]', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(DESKTOP)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  expect(documents).toBe(1)
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404 }))
  const missing = () =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/_next/static/chunks/of-an-older-version.js'
      document.head.append(script)
    })
  const reloaded = page.waitForEvent('load')
  await missing()
  await reloaded
  // Now the page's own scripts are missing as well: it does not load itself for ever.
  await page.waitForTimeout(500)
  expect(documents).toBe(2)
  await missing()
  await page.waitForTimeout(500)
  expect(documents).toBe(2)
  await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now() - 60_001)))
  const again = page.waitForEvent('load')
  await missing()
  await again
  expect(documents).toBe(3)
  complaints.length = 0
})
