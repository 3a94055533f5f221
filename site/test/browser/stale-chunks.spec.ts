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
  const isMissing = /of-an-older-version/
  // Later, since the page may leave before it answers.
  const missing = (reloadedAt?: number) =>
    page.evaluate((time) => {
      setTimeout(() => {
        if (time !== undefined) sessionStorage.setItem('reloaded', String(time))
        const script = document.createElement('script')
        script.src = '/_next/static/chunks/of-an-older-version.js'
        document.head.append(script)
      })
    }, reloadedAt)
  const reloaded = page.waitForEvent('load')
  await missing()
  await reloaded
  // Must not reload forever without its scripts.
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)
  const failed = page.waitForResponse(isMissing)
  await missing()
  await failed
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)
  const again = page.waitForEvent('load')
  await missing(Date.now() - 60_001)
  await again
  expect(documents).toBe(3)
  complaints.length = 0
})

test('a chunk that fails on its way but is still there loads nothing anew, since its visitor may be leaving [8#3]', async ({
  page,
  complaints,
}) => {
  await page.goto('/ng/news/', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const present = await page.evaluate(() =>
    document.querySelector('script[src*="/_next/static/chunks/"]')?.getAttribute('src'),
  )
  await page.route(`**${present}*`, (route) =>
    route.request().method() === 'HEAD' ? route.fallback() : route.abort(),
  )
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.src = `${src}?again`
    document.head.append(script)
  }, present)
  expect((await asked).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  complaints.length = 0
})
