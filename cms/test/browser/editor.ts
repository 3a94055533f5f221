import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export interface ArticleDraft {
  title: string
  summary: string
  slug: string
  type?: 'Tip'
  category: string
  body: string
}

interface Account {
  email: string
  password: string
}

export interface BannerPlan {
  title: string
  countries: string[]
  from: string
  to: string
  timeZone: string
}

export class Editor {
  presentPassword = ''

  constructor(
    readonly page: Page,
    private readonly cmsUrl: string,
  ) {}

  async logIn({ email, password }: Account): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/login`)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password').fill(password)
    this.presentPassword = password
    await this.page.getByRole('button', { name: 'Login' }).click()
    await this.page.getByRole('region', { name: 'Recently changed' }).waitFor()
  }

  async open(path: string): Promise<void> {
    // Payload remembers the account's last language.
    await this.page.goto(`${this.cmsUrl}/admin/${path}${path.includes('?') ? '&' : '?'}locale=en`)
  }

  async writeArticle(draft: ArticleDraft): Promise<void> {
    const { page } = this
    await this.open('collections/news/create')
    await page.getByLabel('Title').fill(draft.title)
    await page.getByLabel('Summary').fill(draft.summary)
    await page.getByLabel('Slug').fill(draft.slug)
    if (draft.type) await this.choose('type', draft.type)
    await this.choose('category', draft.category)
    // Autosave overwrites what changed after its request.
    const picked = this.kept((answer) => /"cover":\d/.test(answer))
    await this.choosePicture('cover')
    await picked
    // During autosave 'Publish changes' does nothing.
    await this.keepBody(draft.body)
    await page.getByText(/Last saved/).waitFor()
  }

  async keepBody(text: string): Promise<void> {
    const kept = this.keptWith(text)
    await this.page.locator('[data-lexical-editor]').first().click()
    await this.page.keyboard.type(text)
    await kept
  }

  async choose(field: string, option: string): Promise<void> {
    // Long lists load bit by bit.
    await this.page.locator(`#field-${field} input`).first().fill(option)
    await this.page.getByRole('option', { name: option }).first().click()
  }

  async choosePicture(field: string): Promise<void> {
    const { page } = this
    await page.locator(`#field-${field}`).getByRole('button', { name: 'Choose from existing' }).click()
    await page.getByRole('dialog').locator('tbody tr').first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  async duplicate(id: number): Promise<void> {
    const { page } = this
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-duplicate').click()
    await page.waitForURL((url) => /\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`))
  }

  async openArticle(id: number): Promise<void> {
    await this.open(`collections/news/${id}`)
    await this.page.locator('[data-lexical-editor]').first().waitFor()
  }

  get documentId(): number {
    return Number(/\/(\d+)(?:[/?#]|$)/.exec(this.page.url())?.[1])
  }

  async switchLanguage(locale: string): Promise<void> {
    await this.page.goto(`${this.page.url().split('?')[0]}?locale=${locale}`)
    await this.page.locator('[data-lexical-editor]').first().waitFor()
  }

  async planBanner({ title, countries, from, to, timeZone }: BannerPlan): Promise<void> {
    await this.open('collections/ads/create')
    await this.page.locator('#field-allCountries').uncheck()
    await this.page.locator('#field-countries').waitFor()
    await this.page.getByLabel('Title').fill(title)
    await this.choosePicture('pictureNarrow')
    for (const country of countries) await this.choose('countries', country)
    for (const [field, time] of Object.entries({ from, to })) {
      await this.page.getByLabel(`By the clock of (${field})`).selectOption(timeZone)
      await this.page.locator(`#field-${field}`).fill(time)
    }
    await this.page.locator('#field-priority').fill('100')
  }

  async keepDraft(label: string, value: string): Promise<void> {
    const kept = this.keptWith(value)
    await this.change(label, value)
    await kept
  }

  async openPreview(): Promise<FrameLocator> {
    // Payload remembers it for the account, which tests share.
    const toggler = this.page.locator('#live-preview-toggler')
    await toggler.waitFor()
    const isOpen = await toggler.evaluate(({ classList }) =>
      classList.contains('live-preview-toggler--active'),
    )
    if (!isOpen) await toggler.click()
    const frame = this.page.locator('iframe[src*="/preview/"]').contentFrame()
    await frame.locator('#content').waitFor({ timeout: 20_000 })
    return frame
  }

  private keptWith(text: string): Promise<void> {
    return this.kept((answer) => answer.includes(text))
  }

  private async kept(isAsItShouldBe: (answer: string) => boolean): Promise<void> {
    await this.page.waitForResponse(
      async (response) => response.url().includes('autosave=true') && isAsItShouldBe(await response.text()),
    )
  }

  async change(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label).fill(value)
  }

  async drag(handle: Locator, to: Locator): Promise<void> {
    await handle.scrollIntoViewIfNeeded()
    const [from, target] = [await handle.boundingBox(), await to.boundingBox()]
    if (!from || !target) throw new Error('A row has no handle to be seen.')
    const { mouse } = this.page
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await mouse.down()
    await mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 })
    await mouse.up()
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish changes' }).click()
    await this.page.getByText('Updated successfully.').first().waitFor()
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
    await this.page
      .getByText(/Updated successfully|successfully created/i)
      .first()
      .waitFor()
  }

  get siteStatus(): Locator {
    return this.page.getByRole('status').filter({ hasText: /site/ })
  }

  async expectOnSite(): Promise<void> {
    await expect(this.siteStatus).toHaveText(/^On the site since .* s after (?:publishing|saving)\.$/, {
      timeout: 20_000,
    })
  }
}
