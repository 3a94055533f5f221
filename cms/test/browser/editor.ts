import type { Page } from '@playwright/test'

export interface ArticleDraft {
  title: string
  summary: string
  slug: string
  /** The label of the category, such as `Company news`. */
  category: string
  body: string
}

/** An editor at work in the admin, as one would tell a colleague what to press. */
export class Editor {
  constructor(
    private readonly page: Page,
    private readonly cmsUrl: string,
  ) {}

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/login`)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
    await this.page.getByRole('heading', { name: 'Content' }).waitFor()
  }

  /** Begins an article with the newest picture as its cover, and waits until it is kept as a draft. */
  async writeArticle(draft: ArticleDraft): Promise<void> {
    const { page } = this
    await page.goto(`${this.cmsUrl}/admin/collections/news/create`)
    await page.getByLabel('Title').fill(draft.title)
    await page.getByLabel('Summary').fill(draft.summary)
    await page.getByLabel('Slug').fill(draft.slug)
    await page.locator('#field-category input').click()
    await page.getByRole('option', { name: draft.category }).click()
    await page.locator('#field-cover').getByRole('button', { name: 'Choose from existing' }).click()
    await page.getByRole('dialog').locator('tbody tr').first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator('[data-lexical-editor]').first().click()
    await page.keyboard.type(draft.body)
    await page.getByText(/Last saved/).waitFor()
  }

  async openArticle(id: number): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/collections/news/${id}`)
    await this.page.locator('[data-lexical-editor]').first().waitFor()
  }

  /** Changes a field of the open document, and waits until the draft with it is kept. */
  async keepDraft(label: string, value: string): Promise<void> {
    const kept = this.page.waitForResponse(
      async (response) => response.url().includes('autosave=true') && (await response.text()).includes(value),
    )
    await this.change(label, value)
    await kept
  }

  /** Changes a field of the open document, by its label. */
  async change(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label).fill(value)
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish changes' }).click()
    await this.page.getByText('Updated successfully.').first().waitFor()
  }
}
