import { expect, test } from 'vitest'
import { launchBrowser } from './browser'

test('the browser starts, runs scripts and mirrors Arabic', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.setContent('<p dir="rtl" id="text">مرحبا</p><script>document.title = "ran"</script>')
  expect(await page.title()).toBe('ran')
  const direction = await page.locator('#text').evaluate((element) => getComputedStyle(element).direction)
  expect(direction).toBe('rtl')
  await browser.close()
})
