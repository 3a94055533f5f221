import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { ask, speak } from './support/as-person'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

async function writeQuestion(page: Page, question: string): Promise<number> {
  const found = await ask(page, 'GET', '/countries?where[shortName][equals]=ng&depth=0')
  const [nigeria] = found.docs as { id: number }[]
  const draft = { question, countries: [nigeria?.id], _status: 'draft' }
  const made = await ask(page, 'POST', '/faqs?draft=true&locale=en', draft)
  return (made.doc as { id: number }).id
}

/** By the key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function expectAccessible(page: Page, panel: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(`section[aria-label="${panel}"]`).analyze()
  expect(violations).toEqual([])
}

test('a colleague is mentioned and given a task by keyboard alone, and finds document and field from the first page', async ({
  colleague,
  editor: administrator,
}) => {
  test.setTimeout(240_000)
  const name = randomUUID().slice(0, 8)
  const author = await colleague('country-editor')
  const { page } = author
  const boss = administrator.page
  const id = await writeQuestion(page, `Question ${name}`)
  const address = `collections/faqs/${id}`

  try {
    await author.open(address)
    const panel = page.getByRole('region', { name: 'Comments and tasks' })
    await expect(panel).toContainText('Nobody has commented yet.', SOON)
    await panel.getByRole('button', { name: 'Comment', exact: true }).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('combobox', { name: 'About' }))
    await page.keyboard.type('Related')
    const box = panel.getByLabel('Comment', { exact: true })
    await tabTo(page, box)
    await page.keyboard.type('Is this right, @demo adm')
    await expect(panel.getByRole('option', { name: 'Demo administrator' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('Is this right, @Demo administrator ')
    await tabTo(page, panel.getByLabel('Make it a task'))
    await page.keyboard.press('Space')
    await tabTo(page, panel.getByRole('combobox', { name: 'For', exact: true }))
    await page.keyboard.type('Adm')
    await tabTo(page, panel.getByLabel('Due on'))
    await page.keyboard.type('01022020')
    const send = panel.getByRole('button', { name: 'Send comment' })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText('Choose a day from today on, within two years.', SOON)
    await expect(panel.getByLabel('Due on')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'Comments and tasks')
    await panel.getByLabel('Due on').fill('')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    const thread = panel.getByRole('listitem').filter({ hasText: 'Is this right' })
    await expect(thread).toContainText('Task for', SOON)
    await expect(thread).toContainText('Administrator')

    await speak(boss, 'fr')
    await administrator.open('')
    await expect(boss.getByRole('link', { name: /^Mes tâches \(\d+\)$/ })).toBeVisible(SOON)
    const mine = boss.getByRole('region', { name: 'Mes tâches' })
    await mine.getByRole('link', { name: `Question ${name}` }).click()
    const encart = boss.getByRole('region', { name: 'Commentaires et tâches' })
    await expect(encart.locator('li:focus')).toContainText('Is this right', SOON)
    await expect(boss.locator('#field-related')).toHaveCount(0)
    await tabTo(boss, encart.getByRole('button', { name: /^Aller à / }))
    await boss.keyboard.press('Enter')
    await expect(boss.locator('#field-related :focus')).toHaveCount(1, SOON)

    await encart.getByRole('button', { name: 'Répondre' }).click()
    await encart.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(encart.getByRole('alert')).toHaveText(
      'Écrivez un commentaire de 2000 caractères au plus.',
      SOON,
    )
    await expectAccessible(boss, 'Commentaires et tâches')
    await encart.getByLabel('Commentaire', { exact: true }).fill('Oui.')
    await encart.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(encart.getByText('Oui.')).toBeVisible(SOON)
    await encart.getByRole('button', { name: 'Marquer comme terminée' }).click()
    await encart.getByText('Tâches terminées : 1').click(SOON)
    await expect(encart.getByText(/^Terminée par/)).toBeVisible()
    await administrator.open('')
    await expect(mine).toBeVisible(SOON)
    await expect(mine.getByRole('link', { name: `Question ${name}` })).toHaveCount(0)
  } finally {
    await speak(boss, 'en')
    await ask(boss, 'DELETE', `/faqs/${id}`)
  }
})

test('in Arabic on a narrow screen nothing overflows, whoever is mentioned can be picked, and administrators delete', async ({
  editor,
}) => {
  test.setTimeout(180_000)
  const { page } = editor
  await editor.open('')
  const name = randomUUID().slice(0, 8)
  const id = await writeQuestion(page, `Question ${name}`)
  try {
    await speak(page, 'ar')
    await page.setViewportSize({ width: 360, height: 740 })
    await editor.open(`collections/faqs/${id}`)
    const panel = page.getByRole('region', { name: 'التعليقات والمهام' })
    await panel.getByRole('button', { name: 'تعليق', exact: true }).click(SOON)
    await panel.getByLabel('اجعله مهمة').check()
    await panel.getByRole('combobox', { name: 'اذكر شخصًا' }).selectOption({ label: 'Demo administrator' })
    const box = panel.getByLabel('تعليق', { exact: true })
    await expect(box).toHaveValue('@Demo administrator ')
    await box.pressSequentially('هل هذا صحيح؟ @')
    await expect(panel.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, 'التعليقات والمهام')
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await beyond()).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'إرسال التعليق' }).click()
    await expect(panel.getByRole('alert')).toHaveText('اختر صاحب المهمة.', SOON)
    await panel
      .getByRole('combobox', { name: 'لمن', exact: true })
      .selectOption({ label: 'Demo administrator' })
    await panel.getByRole('button', { name: 'إرسال التعليق' }).click()
    const thread = panel.getByRole('listitem').filter({ hasText: 'هل هذا صحيح؟' })
    await expect(thread).toContainText('مهمة:', SOON)
    expect(await beyond()).toBeLessThanOrEqual(0)

    await editor.open('')
    const mine = page.getByRole('region', { name: 'مهامي' })
    await expect(mine.getByRole('link', { name: `Question ${name}` })).toBeVisible(SOON)
    await mine.getByRole('link', { name: `Question ${name}` }).click()
    await thread.getByRole('button', { name: 'حذف التعليق' }).click(SOON)
    await thread.getByRole('button', { name: 'حذف نهائي' }).click()
    await expect(panel).toContainText('لا تعليقات بعد.', SOON)
  } finally {
    await speak(page, 'en')
    await ask(page, 'DELETE', `/faqs/${id}`)
  }
})
