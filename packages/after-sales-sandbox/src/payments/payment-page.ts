import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Instrument, Payment } from './payment-record'
import { PAYMENT_STYLE } from './payment-style'
import { PAYMENT_TEXTS, type PageLanguage } from './payment-texts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface ShownPayment {
  payment: Payment
  language: PageLanguage
  cards: readonly Instrument[]
  wallets: readonly Instrument[]
  problem?: { field: 'card' | 'wallet' | 'code'; typed: string }
}

export function paymentPage(shown: ShownPayment): Html {
  const { payment, language } = shown
  const t = PAYMENT_TEXTS[language]
  const other = language === 'ar' ? 'en' : 'ar'
  return page(
    language,
    html`<p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${t.other}</a></p>
      <h1>${t.title}</h1>
      <p>${t.test}</p>
      <dl>
        <dt>${t.product}</dt>
        <dd>${payment.productName}</dd>
        <dt>${t.order}</dt>
        <dd><bdi>${payment.orderNumber}</bdi></dd>
        <dt>${t.amount}</dt>
        <dd>${money(payment.amount, payment.currency, language)}</dd>
      </dl>
      ${bodyOf(shown)}`,
  )
}

export function gonePage(language: PageLanguage): Html {
  return page(language, html`<h1>${PAYMENT_TEXTS[language].gone}</h1>`)
}

function page(language: PageLanguage, body: Html): Html {
  const t = PAYMENT_TEXTS[language]
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <style>
          ${PAYMENT_STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}

function bodyOf(shown: ShownPayment): Html {
  const { payment, language } = shown
  switch (payment.state) {
    case 'open':
      return methods(shown)
    case 'challenged':
      return challenge(shown)
    case 'processing':
      return payment.method === 'store' ? slip(payment, language) : processing(payment, language)
    case 'succeeded':
    case 'failed':
    case 'refunded':
      return back(payment, language)
  }
}

function methods({ language, cards, wallets, problem }: ShownPayment): Html {
  const t = PAYMENT_TEXTS[language]
  return html`<section aria-labelledby="card">
      <h2 id="card">${t.card}</h2>
      ${numberForm({ action: 'card', label: t.cardNumber, button: t.payByCard }, cards, language, problem)}
    </section>
    <section aria-labelledby="wallet">
      <h2 id="wallet">${t.wallet}</h2>
      ${numberForm({ action: 'wallet', label: t.walletNumber, button: t.payByWallet }, wallets, language, problem)}
    </section>
    <section aria-labelledby="store">
      <h2 id="store">${t.store}</h2>
      <form method="post">
        <p>${t.storeLead}</p>
        <input type="hidden" name="action" value="store" />
        <button>${t.payInStore}</button>
      </form>
    </section>
    <section>
      <form method="post">
        <input type="hidden" name="action" value="leave" />
        <button>${t.leave}</button>
      </form>
    </section>`
}

interface NumberForm {
  action: 'card' | 'wallet'
  label: string
  button: string
}

function numberForm(
  { action, label, button }: NumberForm,
  instruments: readonly Instrument[],
  language: PageLanguage,
  problem: ShownPayment['problem'],
): Html {
  const t = PAYMENT_TEXTS[language]
  const wrong = problem?.field === action ? problem : undefined
  return html`<form method="post">
      <input type="hidden" name="action" value="${action}" />
      <label for="${action}-number">${label}</label>
      <input
        id="${action}-number"
        name="number"
        dir="ltr"
        inputmode="numeric"
        autocomplete="off"
        required
        value="${wrong?.typed ?? ''}"
        ${wrong ? html`aria-invalid="true" aria-describedby="${action}-error"` : ''}
      />
      ${wrong ? html`<p class="error" id="${action}-error" role="alert">${t.unknownNumber}</p>` : ''}
      <button>${button}</button>
    </form>
    <details>
      <summary>${t.numbers}</summary>
      <dl lang="en" dir="ltr">
        ${instruments.map(
          ({ number, story }) =>
            html`<dt>${number}</dt>
              <dd>${story}</dd>`,
        )}
      </dl>
    </details>`
}

function challenge({ language, problem }: ShownPayment): Html {
  const t = PAYMENT_TEXTS[language]
  const isWrong = problem?.field === 'code'
  return html`<section>
    <form method="post">
      <p id="code-lead">${t.codeLead}</p>
      <input type="hidden" name="action" value="code" />
      <label for="code">${t.code}</label>
      <input
        id="code"
        name="number"
        dir="ltr"
        inputmode="numeric"
        autocomplete="one-time-code"
        required
        aria-describedby="code-lead ${isWrong ? 'code-error' : ''}"
      />
      ${isWrong ? html`<p class="error" id="code-error" role="alert">${t.wrongCode}</p>` : ''}
      <button>${t.enterCode}</button>
    </form>
  </section>`
}

function processing(payment: Payment, language: PageLanguage): Html {
  const t = PAYMENT_TEXTS[language]
  return html`<p role="status">${t.processing}</p>
    <p><a href="">${t.again}</a></p>
    ${back(payment, language)}`
}

function slip(payment: Payment, language: PageLanguage): Html {
  const t = PAYMENT_TEXTS[language]
  const until = payment.settlesAt?.toISOString() ?? ''
  return html`<section>
    <p>${t.slip}</p>
    <p class="code"><bdi>${payment.number}</bdi></p>
    <p>
      ${t.slipUntil}
      <time datetime="${until}"><bdi>${until.slice(0, 16).replace('T', ' ')} UTC</bdi></time>
    </p>
    ${back(payment, language)}
    <form method="post">
      <input type="hidden" name="action" value="cashier" />
      <button>${t.cashier}</button>
    </form>
  </section>`
}

function back({ returnUrl }: Payment, language: PageLanguage): Html {
  return html`<p><a href="${returnUrl}">${PAYMENT_TEXTS[language].back}</a></p>`
}

/** Without floating point. */
function money(amount: bigint, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0
  const text = String(amount).padStart(digits + 1, '0')
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return format.format(decimal as Intl.StringNumericLiteral)
}
