import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Editor } from './editor'
import { ask, speak } from './support/as-person'
import { expect, test } from './support/test'

const SOON = { timeout: 20_000 }

async function writeCookiePolicy({ page }: Editor, title: string): Promise<number> {
  const found = await ask(page, 'GET', '/countries?where[shortName][equals]=ng&depth=0')
  const [nigeria] = found.docs as { id: number }[]
  const text = {
    type: 'text',
    text: 'Here it is.',
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
  }
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] }
  const made = await ask(page, 'POST', '/legal-pages?draft=true&locale=en', {
    title,
    kind: 'cookies',
    effectiveFrom: '2026-01-01',
    countries: [nigeria?.id],
    body: { root: { ...block, type: 'root', children: [paragraph] } },
    _status: 'draft',
  })
  return (made.doc as { id: number }).id
}

test('a legal page goes live only after somebody else has approved exactly that, who may return it before', async ({
  colleague,
  editor: administrator,
}) => {
  test.setTimeout(240_000)
  const name = randomUUID().slice(0, 8)
  const author = await colleague('country-editor')
  const { page } = author
  const id = await writeCookiePolicy(author, `Cookies ${name}`)
  const address = `collections/legal-pages/${id}`
  const box = page.getByRole('group', { name: 'Approval', exact: true })
  const french = administrator.page
  const cadre = french.getByRole('group', { name: 'Approbation', exact: true })

  try {
    await author.open(address)
    await expect(box).toContainText('Not handed in for approval yet.', SOON)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('This goes live only after somebody has approved it.').first()).toBeVisible(
      SOON,
    )
    await box.getByRole('button', { name: 'Ready for approval' }).click()
    await expect(box).toContainText(
      /Waits for approval\. Handed in by .Demo editor of Nigeria and Kenya/,
      SOON,
    )
    await expect(box.getByRole('button')).toHaveCount(0)

    await speak(french, 'fr')
    await administrator.open('')
    const waiting = french.getByRole('region', { name: 'Attend votre approbation' })
    await waiting.getByRole('link', { name: `Cookies ${name}` }).click()
    await cadre.getByRole('button', { name: 'Renvoyer avec un commentaire' }).click(SOON)
    await cadre.getByRole('button', { name: 'Renvoyer', exact: true }).click()
    await expect(cadre.getByRole('alert')).toHaveText(/^Dites ce qu’il faut changer/, SOON)
    const { violations } = await new AxeBuilder({ page: french })
      .include('[role="group"][aria-label]')
      .analyze()
    expect(violations).toEqual([])
    await cadre.getByLabel('Que faut-il changer ?').fill('La durée manque.')
    await cadre.getByRole('button', { name: 'Renvoyer', exact: true }).click()
    await expect(cadre).toContainText(/La durée manque\./, SOON)

    await author.open('')
    const returned = page.getByRole('region', { name: 'Returned to you' })
    await expect(returned).toContainText('La durée manque.', SOON)
    await returned.getByRole('link', { name: `Cookies ${name}` }).click()
    await expect(box).toContainText(/Returned by .Demo administrator/, SOON)
    await author.keepDraft('Title', `Cookies ${name}, 12 months`)
    await expect(page.getByText(/Last saved/)).toBeVisible(SOON)
    await box.getByRole('button', { name: 'Ready for approval' }).click()
    await expect(box).toContainText('Waits for approval.', SOON)

    await administrator.open(address)
    await cadre.getByRole('button', { name: 'Approuver' }).click(SOON)
    await expect(cadre).toContainText(/Approuvé par .Demo administrator/, SOON)
    await author.open(address)
    await expect(box).toContainText('It may go live as it is.', SOON)
    await author.publish()
    await expect(box).toHaveText(/^Approved by .Demo administrator., .*\.$/, SOON)

    await speak(french, 'ar')
    await administrator.open(address)
    await expect(french.getByRole('group', { name: 'الموافقة', exact: true })).toContainText(
      'وافق عليه',
      SOON,
    )
    await french.setViewportSize({ width: 360, height: 740 })
    const beyond = () => french.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await beyond()).toBeLessThanOrEqual(0)
  } finally {
    await ask(french, 'DELETE', `/legal-pages/${id}`)
  }
})

test('a release says what waits for approval, and why it did not go live, in the language of who opens it', async ({
  colleague,
  editor: administrator,
}) => {
  test.setTimeout(180_000)
  const name = randomUUID().slice(0, 8)
  const author = await colleague('country-editor')
  const { page } = author
  const id = await writeCookiePolicy(author, `Cookies ${name}`)
  await administrator.open('')
  const decide = async (by: Page, act: string, more: object = {}) => {
    const { approval } = await ask(by, 'GET', `/document-state/legal-pages/${id}`)
    const { content } = approval as { content: string }
    expect(await ask(by, 'POST', `/approvals/legal-pages/${id}/${act}`, { content, ...more })).toEqual({})
  }
  const { countries } = await ask(page, 'GET', '/releases')
  const [own] = countries as { id: number }[]
  const made = await ask(page, 'POST', '/releases', { title: `Policies ${name}`, countries: [own?.id] })
  const release = `/releases/${Number(made.id)}`

  try {
    const documents = { kind: 'legal-pages', documents: [id] }
    expect(await ask(page, 'POST', `${release}/entries`, documents)).toEqual({})
    const open = () => author.open(`releases?release=${Number(made.id)}`)
    const row = page.getByRole('row').filter({ hasText: `Cookies ${name}` })
    await open()
    await expect(row).toContainText('Waits for approval', SOON)
    await speak(page, 'fr')
    await open()
    await expect(row).toContainText('En attente d’approbation', SOON)
    await decide(page, 'hand-in')
    await decide(administrator.page, 'approve')
    await open()
    await expect(row).toContainText('Prêt', SOON)

    const plan = { at: new Date(Date.now() + 5000).toISOString(), timeZone: 'Africa/Lagos' }
    expect(await ask(page, 'POST', `${release}/schedule`, plan)).toMatchObject({ isDone: true })
    await decide(administrator.page, 'return', { comment: 'Wait' })
    const stateOf = async () => (await ask(page, 'GET', release)).state
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('open')
    await open()
    await expect(row).toContainText('En attente d’approbation', SOON)
    await expect(page.getByText('Ce document n’est mis en ligne qu’une fois approuvé.')).toBeVisible(SOON)
    await speak(page, 'ar')
    await open()
    await expect(row).toContainText('ينتظر الموافقة', SOON)
    await expect(page.getByText('لا يُنشر هذا إلا بعد الموافقة عليه.')).toBeVisible(SOON)
  } finally {
    await ask(page, 'POST', `${release}/delete`, {})
    await ask(administrator.page, 'DELETE', `/legal-pages/${id}`)
  }
})
