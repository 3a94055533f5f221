import { randomUUID } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import { z } from 'zod'
import type { Editor } from './editor'
import { expect, test } from './support/test'

const SENTENCES = {
  en: {
    slug: 'Use lower-case letters, digits and single hyphens, and not digits alone.',
    address: 'Write a path such as “warranty-check”, without spaces.',
    noPage: 'The site has no page “nosuchpage-zzz”.',
    abroad: 'Name one or more of your own countries, and no other.',
    inUse: (title: string) => `“${title}” shows this picture. Give it another one first.`,
    deactivated: 'This account was deactivated. Ask an administrator.',
    present: 'Give your own present password.',
    guessable:
      'This password is easy to guess. Choose several words that do not belong together, or random characters.',
  },
  ar: {
    slug: 'استخدم أحرفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، ولا تكتفِ بالأرقام وحدها.',
    address: 'اكتب مسارًا مثل “warranty-check”، دون مسافات.',
    noPage: 'ليس في الموقع صفحة “nosuchpage-zzz”.',
    abroad: 'حدد بلدًا واحدًا أو أكثر من بلدانك، ولا شيء غيرها.',
    inUse: (title: string) => `تظهر هذه الصورة في «${title}». ضع فيه صورة أخرى أولًا.`,
    deactivated: 'أُوقف هذا الحساب. راجع أحد المسؤولين.',
    present: 'اكتب كلمة المرور الحالية الخاصة بك.',
    guessable: 'كلمة المرور هذه سهلة التخمين. اختر عدة كلمات لا صلة بينها، أو أحرفًا عشوائية.',
  },
}

const LANGUAGES = ['en', 'ar'] as const

const created = z.object({ doc: z.object({ id: z.number() }) })
const found = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const refused = z.object({
  errors: z.array(
    z.object({
      name: z.string().optional(),
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

async function ask(page: Page, method: string, path: string, data?: object) {
  const answer = await page.evaluate(
    async ([verb, where, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api${where}`, { method: verb, headers, body })
      return { status: response.status, json: (await response.json()) as unknown }
    },
    [method, path, data && JSON.stringify(data)] as const,
  )
  return answer
}

async function speak({ page }: Editor, language: string) {
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
}

/** The toast may cover neither. */
async function expectRefused(page: Page, input: Locator, sentence: string) {
  const field = page.locator('.field-type.error').filter({ has: input }).last()
  await expect(field).toBeVisible()
  await expect(field).toContainText(sentence)
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  await field.scrollIntoViewIfNeeded()
  const reason = field.getByText(sentence)
  expect(await reason.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  for (const part of [input, reason]) {
    const [one, other] = [await part.boundingBox(), await toast.boundingBox()]
    if (!one || !other) continue
    const beside = one.x + one.width <= other.x || other.x + other.width <= one.x
    const above = one.y + one.height <= other.y || other.y + other.height <= one.y
    expect(beside || above).toBe(true)
  }
}

for (const language of LANGUAGES) {
  const say = SENTENCES[language]

  test(`a slug that cannot be is refused at its field (${language})`, async ({ editor }) => {
    test.setTimeout(120_000)
    const { page } = editor
    const slug = `reasons-${randomUUID().slice(0, 8)}`
    const { json } = await ask(page, 'GET', '/news?limit=1&depth=0&where[_status][equals]=published')
    const [{ cover, body, type, category } = {}] = found.parse(json).docs as Record<string, unknown>[]
    const data = { title: slug, summary: 'Short', slug, cover, body, type, category, allCountries: true }
    const made = created.parse((await ask(page, 'POST', '/news?draft=true', data)).json)
    const answer = await ask(page, 'PATCH', `/news/${made.doc.id}`, {
      slug: 'Bad Slug!',
      _status: 'published',
    })
    expect(answer.status).toBe(400)
    expect(refused.parse(answer.json).errors[0]).toMatchObject({
      name: 'ValidationError',
      data: { errors: [{ path: 'slug', message: SENTENCES.en.slug }] },
    })

    await speak(editor, language)
    await editor.openArticle(made.doc.id)
    const input = page.locator('#field-slug')
    const kept = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await input.fill('Bad Slug!')
    await kept
    await page.locator('#action-save').click()
    await expectRefused(page, input, say.slug)
  })

  test(`an address that leads nowhere is refused at its field (${language})`, async ({ editor }) => {
    test.setTimeout(120_000)
    const { page } = editor
    const { json } = await ask(page, 'GET', '/menus?limit=1&depth=0&where[country.shortName][equals]=ke')
    const [menu] = found.parse(json).docs
    await speak(editor, language)
    await editor.open(`collections/menus/${menu?.id}`)
    const toggle = page.locator('#items-row-0 .collapsible__toggle').first()
    const input = page.locator('#field-items__0__url')
    // Payload remembers open rows of an account.
    await toggle.waitFor()
    if (await toggle.evaluate(({ className }) => className.includes('--collapsed'))) await toggle.click()
    // Delays the validation past the refusal.
    const isTyping = (request: Request) =>
      request.method() === 'POST' && request.url().includes('/admin/collections/menus/')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.route(
      (url) => url.pathname.startsWith('/admin/collections/menus/'),
      async (route) => {
        if (isTyping(route.request())) await saved
        await route.continue()
      },
    )
    const typed = page.waitForRequest(isTyping)
    await input.fill('no such page')
    const late = (await typed).response()
    await page.locator('#action-save').click()
    await late
    await expectRefused(page, input, say.address)

    await input.fill('nosuchpage-zzz')
    await page.locator('#action-save').click()
    await expectRefused(page, input, say.noPage)
  })

  test(`who moves a document abroad reads why that is refused (${language})`, async ({
    editor,
    colleague,
  }) => {
    const { json } = await ask(editor.page, 'GET', '/countries?limit=1&depth=0&where[shortName][equals]=sa')
    const abroad = found.parse(json).docs.map(({ id }) => id)
    const other = await colleague('country-editor')
    await speak(other, language)
    const title = `Stays ${randomUUID().slice(0, 8)}`
    const refusal = await ask(other.page, 'POST', '/news?draft=true', { title, countries: abroad })
    expect(refusal.status).toBe(403)
    expect(refused.parse(refusal.json).errors).toEqual([{ message: say.abroad }])
  })

  test(`a picture in use is not deleted, and it is said who shows it (${language})`, async ({ editor }) => {
    test.setTimeout(120_000)
    const { page } = editor
    const { json } = await ask(page, 'GET', '/news?limit=1&depth=0&where[_status][equals]=published')
    const [article] = found.parse(json).docs
    const cover = Number(article?.cover)
    await speak(editor, language)
    await editor.open(`collections/media/${cover}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('.confirmation-modal button, #confirm-action').last().click()
    await expect(page.locator('[data-sonner-toast]').first()).toHaveText(
      new RegExp(
        say
          .inUse('TITLE')
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace('TITLE', '.+'),
      ),
    )
    expect((await ask(page, 'GET', `/media/${cover}`)).status).toBe(200)
  })

  test(`who was deactivated reads so when logging in (${language})`, async ({ editor, visitor }) => {
    const account = { email: `${randomUUID().slice(0, 8)}@carelane.example`, password: randomUUID() }
    const { presentPassword } = editor
    const data = { ...account, name: 'Gone', role: 'read-only', deactivated: true, presentPassword }
    expect((await ask(editor.page, 'POST', '/users', data)).status).toBe(201)
    const { origin } = new URL(editor.page.url())
    await visitor.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await visitor.goto(`${origin}/admin/login`)
    await visitor.locator('#field-email').fill(account.email)
    await visitor.locator('#field-password').fill(account.password)
    await visitor.locator('form button[type=submit]').click()
    await expect(visitor.getByText(say.deactivated)).toBeVisible()
  })

  test(`whoever sets a password without the own present one reads that at its field (${language})`, async ({
    editor,
  }) => {
    test.setTimeout(120_000)
    const { page, presentPassword } = editor
    const email = `${randomUUID().slice(0, 8)}@carelane.example`
    const data = { email, name: 'Reader', role: 'read-only', password: randomUUID(), presentPassword }
    const made = created.parse((await ask(page, 'POST', '/users', data)).json)
    await speak(editor, language)
    await editor.open(`collections/users/${made.doc.id}`)
    await page.locator('#change-password').click()
    const [password, present] = [page.locator('#field-password'), page.locator('#field-presentPassword')]
    const choose = async (text: string) => {
      await password.fill(text)
      await page.locator('#field-confirm-password').fill(text)
    }
    const saveUntil = (status: number) =>
      expect(async () => {
        // Payload takes a password for missing until it has had the form checked, and then sends nothing.
        const [sent] = await Promise.all([
          page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 2_000 }),
          page.locator('#action-save').click(),
        ])
        expect((await sent.response())?.status()).toBe(status)
      }).toPass()
    await choose('password1234')
    await saveUntil(400)
    await expectRefused(page, present, say.present)

    await page.reload()
    await page.locator('#change-password').click()
    await choose('password1234')
    await present.fill(presentPassword)
    await saveUntil(400)
    await expect(page.locator('[data-sonner-toast]').getByText(say.guessable)).toBeVisible()

    await page.reload()
    await page.locator('#change-password').click()
    await choose(randomUUID())
    await present.fill(presentPassword)
    await saveUntil(200)
  })
}

test('an article that is published without a slug gets that of its title', async ({ editor }) => {
  const { page } = editor
  const name = randomUUID().slice(0, 8)
  const { json } = await ask(page, 'GET', '/news?limit=1&depth=0&where[_status][equals]=published')
  const [{ cover, body, type, category } = {}] = found.parse(json).docs as Record<string, unknown>[]
  const data = { title: `Écran ${name}`, summary: 'Short', cover, body, type, category, allCountries: true }
  const made = created.parse((await ask(page, 'POST', '/news?draft=true', data)).json)
  await editor.openArticle(made.doc.id)
  await editor.publish()
  const stored = await ask(page, 'GET', `/news/${made.doc.id}?depth=0`)
  expect(stored.json).toMatchObject({ slug: `ecran-${name}`, _status: 'published' })
})

test('what is missing at publishing is marked in the form', async ({ editor }) => {
  const { page } = editor
  const made = created.parse((await ask(page, 'POST', '/news?draft=true', { allCountries: true })).json)
  await editor.openArticle(made.doc.id)
  await page.locator('#action-save').click()
  for (const name of ['title', 'summary', 'slug']) {
    const field = page.locator('.field-type.error').filter({ has: page.locator(`#field-${name}`) })
    await expect(field.last()).toBeVisible()
  }
  await expect(page.locator('#field-category.error, .field-type.error#field-category')).toBeVisible()
})
