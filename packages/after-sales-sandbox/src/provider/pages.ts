import { html } from 'hono/html'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { STYLE } from './style'
import { textsOf, type Problem } from './texts'
import { DRAWN } from './pictures'

export interface Shown {
  language: string
  action: string
  origin: string
  problem?: Problem | undefined
}

type Content = ReturnType<typeof html>

export function addressPage(shown: Shown, typed: { phone?: string; email?: string; region: string }) {
  const { texts: t, lang } = textsOf(shown.language)
  const { problem } = shown
  return page(
    shown,
    html`<h1>${t.title}</h1>
      <p>${t.lead}</p>
      ${problemOf(shown)}
      <form method="post" action="${shown.action}" aria-labelledby="by-phone">
        <h2 id="by-phone">${t.byPhone}</h2>
        <input type="hidden" name="step" value="phone" />
        <label for="region">${t.country}</label>
        <select id="region" name="region">
          ${regions(lang).map(
            ({ region, name }) =>
              html`<option value="${region}" ${region === typed.region ? 'selected' : ''}>${name}</option>`,
          )}
        </select>
        <label for="phone">${t.phone}</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          autocomplete="tel"
          required
          maxlength="40"
          dir="ltr"
          value="${typed.phone ?? ''}"
          ${problem === 'phone' ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        <button>${t.send}</button>
      </form>
      <form method="post" action="${shown.action}" aria-labelledby="by-email">
        <h2 id="by-email">${t.byEmail}</h2>
        <input type="hidden" name="step" value="email" />
        <label for="email">${t.email}</label>
        <input
          id="email"
          name="email"
          type="text"
          inputmode="email"
          autocomplete="email"
          required
          maxlength="254"
          dir="ltr"
          value="${typed.email ?? ''}"
          ${problem === 'email' ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        <button>${t.send}</button>
      </form>`,
  )
}

export function codePage(shown: Shown, { id, address }: { id: string; address: string }) {
  const { texts: t } = textsOf(shown.language)
  return page(
    shown,
    html`<h1>${t.codeTitle}</h1>
      <p>${t.codeLead} <bdi dir="ltr">${address.replace(/^(\+\d+)-/, '$1 ')}</bdi></p>
      ${problemOf(shown)}
      <form method="post" action="${shown.action}">
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="signIn" value="${id}" />
        <label for="code">${t.code}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          required
          maxlength="12"
          dir="ltr"
          aria-describedby="hint ${shown.problem ? 'problem' : ''}"
        />
        <p id="hint">${t.sandbox} <a href="/" target="_blank">${t.sandboxPage}</a>.</p>
        <label class="choice"><input type="checkbox" name="profile" /> ${t.change}</label>
        <button>${t.enter}</button>
      </form>
      <form method="post" action="${shown.action}">
        <input type="hidden" name="step" value="again" />
        <input type="hidden" name="signIn" value="${id}" />
        <button class="quiet">${t.again}</button>
      </form>`,
  )
}

export function profilePage(shown: Shown, { id, nickname }: { id: string; nickname: string }) {
  const { texts: t } = textsOf(shown.language)
  return page(
    shown,
    html`<h1>${t.profileTitle}</h1>
      <p>${t.profileLead}</p>
      ${problemOf(shown)}
      <form method="post" action="${shown.action}" enctype="multipart/form-data">
        <input type="hidden" name="step" value="profile" />
        <input type="hidden" name="signIn" value="${id}" />
        <label for="nickname">${t.nickname}</label>
        <input id="nickname" name="nickname" autocomplete="nickname" maxlength="60" value="${nickname}" />
        <fieldset>
          <legend>${t.picture}</legend>
          ${DRAWN.map(
            (name) =>
              html`<label class="choice">
                <input type="radio" name="avatar" value="${name}" />
                <img src="/auth/pictures/${name}" width="48" height="48" alt="" />
                ${t.drawings[name]}
              </label>`,
          )}
        </fieldset>
        <label for="upload">${t.upload}</label>
        <input
          id="upload"
          name="upload"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          ${shown.problem === 'picture' ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        <button>${t.save}</button>
      </form>`,
  )
}

export function problemPage(shown: Shown) {
  const { texts: t } = textsOf(shown.language)
  const isOver = shown.problem === 'over'
  return page(
    shown,
    html`<h1>${t.title}</h1>
      ${problemOf(shown)} ${isOver ? html`<p><a href="${shown.action}">${t.title}</a></p>` : ''}`,
  )
}

function problemOf({ language, problem }: Shown) {
  return problem && html`<p id="problem" role="alert">${textsOf(language).texts.problems[problem]}</p>`
}

function page({ language, origin }: Shown, content: Content) {
  const { lang, direction, texts: t } = textsOf(language)
  return html`<!doctype html>
    <html lang="${lang}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content} ${origin && html`<p class="back"><a href="${origin}/">${t.back}</a></p>`}</main>
      </body>
    </html>`
}

const lists = new Map<string, { region: string; name: string }[]>()

function regions(language: string) {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const list = getCountries()
    .map((region) => ({
      region,
      name: `${names.of(region) ?? region} (\u2066+${getCountryCallingCode(region)}\u2069)`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  lists.set(language, list)
  return list
}
