import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export interface ArticleDraft {
  title: string
  summary: string
  slug: string
  type?: 'Tip'
  /** The label of the category, such as `Company news`. */
  category: string
  body: string
}

interface Account {
  email: string
  password: string
}

export interface BannerPlan {
  title: string
  /** By their names; without any, all. */
  countries: string[]
  /** By the clock of `timeZone`, as `2026-11-21T09:30`. */
  from: string
  to: string
  timeZone: string
}

/** An editor at work in the admin, as one would tell a colleague what to press. */
export class Editor {
  constructor(
    readonly page: Page,
    private readonly cmsUrl: string,
  ) {}

  async logIn({ email, password }: Account): Promise<void> {
    await this.page.goto(`${this.cmsUrl}/admin/login`)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
    await this.page.getByRole('region', { name: 'Recently changed' }).waitFor()
  }

  /** Opens a page of the admin, such as `collections/news`. */
  async open(path: string): Promise<void> {
    // Payload remembers for each account in which language it worked last.
    await this.page.goto(`${this.cmsUrl}/admin/${path}${path.includes('?') ? '&' : '?'}locale=en`)
  }

  /** Begins an article with the newest picture as its cover, and waits until it is kept as a draft. */
  async writeArticle(draft: ArticleDraft): Promise<void> {
    const { page } = this
    await this.open('collections/news/create')
    await page.getByLabel('Title').fill(draft.title)
    await page.getByLabel('Summary').fill(draft.summary)
    await page.getByLabel('Slug').fill(draft.slug)
    if (draft.type) await this.choose('type', draft.type)
    await this.choose('category', draft.category)
    // Payload's answer to a save takes back what was changed since, but for the last field: no further change until then.
    const picked = this.kept((answer) => /"cover":\d/.test(answer))
    await this.choosePicture('cover')
    await picked
    // With all that was written: a click on 'Publish changes' while more is being kept goes nowhere.
    await this.keepBody(draft.body)
    await page.getByText(/Last saved/).waitFor()
  }

  /** Writes the text of the open document, and waits until the draft with it is kept. */
  async keepBody(text: string): Promise<void> {
    const kept = this.keptWith(text)
    await this.page.locator('[data-lexical-editor]').first().click()
    await this.page.keyboard.type(text)
    await kept
  }

  /** Chooses an option of a field, which is named as in the document. */
  async choose(field: string, option: string): Promise<void> {
    // Typed, for a long list is loaded bit by bit.
    await this.page.locator(`#field-${field} input`).first().fill(option)
    await this.page.getByRole('option', { name: option }).first().click()
  }

  /** The newest one. */
  async choosePicture(field: string): Promise<void> {
    const { page } = this
    await page.locator(`#field-${field}`).getByRole('button', { name: 'Choose from existing' }).click()
    await page.getByRole('dialog').locator('tbody tr').first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  /** Makes a copy of the open document and waits until it is open. */
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

  /** The number of the document that is open. */
  get documentId(): number {
    return Number(/\/(\d+)(?:[/?#]|$)/.exec(this.page.url())?.[1])
  }

  /** Works on the open document in another language. */
  async switchLanguage(locale: string): Promise<void> {
    await this.page.goto(`${this.page.url().split('?')[0]}?locale=${locale}`)
    await this.page.locator('[data-lexical-editor]').first().waitFor()
  }

  /** Fills in a banner with the newest picture; it is not saved yet. */
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

  /** Changes a field of the open document, and waits until the draft with it is kept. */
  async keepDraft(label: string, value: string): Promise<void> {
    const kept = this.keptWith(value)
    await this.change(label, value)
    await kept
  }

  /** Opens the preview beside the open document, where the account has not had it open before. */
  async openPreview(): Promise<FrameLocator> {
    // Payload remembers it for the account, which other tests work with as well.
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

  /** Waits until a draft is kept of which the server's answer is as it should be. */
  private async kept(isAsItShouldBe: (answer: string) => boolean): Promise<void> {
    await this.page.waitForResponse(
      async (response) => response.url().includes('autosave=true') && isAsItShouldBe(await response.text()),
    )
  }

  /** Changes a field of the open document, by its label. */
  async change(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label).fill(value)
  }

  /** Takes a row of an open document by its handle to the place of another. */
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

  /** What the open document says about its way to the site. */
  get siteStatus(): Locator {
    return this.page.getByRole('status').filter({ hasText: /site/ })
  }

  async expectOnSite(): Promise<void> {
    await expect(this.siteStatus).toHaveText(/^On the site since .* s after (?:publishing|saving)\.$/, {
      timeout: 20_000,
    })
  }
}
