import { expect, test } from './support/test'

for (const { section, lang, hreflang, word, other } of [
  { section: 'ao', lang: 'pt-PT', hreflang: 'pt-AO', word: 'telemóvel', other: 'celular' },
  { section: 'mz', lang: 'pt-PT', hreflang: 'pt-MZ', word: 'telemóvel', other: 'celular' },
  { section: 'br', lang: 'pt-BR', hreflang: 'pt-BR', word: 'celular', other: 'telemóvel' },
]) {
  test(`/${section}/ is written as its country writes, under the address and hreflang that it had`, async ({
    page,
  }) => {
    await page.goto(`/${section}/warranty-check/`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const siteMap = await page.request.get(`/${section}/sitemap.xml`)
    expect(await siteMap.text()).toContain(`hreflang="${hreflang}"`)
    const form = page.locator('form').filter({ has: page.locator('#imei') })
    await form.getByRole('button').click()
    await expect(page.locator('#imei-error')).toContainText(word)
    await expect(page.locator('#imei-error')).not.toContainText(other)
  })
}

test('a page that is not there says so in the words of its country', async ({ page, complaints }) => {
  await page.goto('/es/phone-repair/no-such-page/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  expect(complaints.splice(0)).toHaveLength(1)
})

test('what is said without network is said in the words of the country', async ({ page }) => {
  const words = async (wording: string) => (await page.request.get(`/offline-${wording}.js`)).text()
  expect(await words('pt-PT')).toContain('Está sem ligação')
  expect(await words('pt')).toContain('Você está sem conexão')
})
