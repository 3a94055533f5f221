import { getMessages } from '@carelane/messages'
import type { Answer } from './built-site'
import type { LiveSite } from './live-site'
import { sendForm } from './plain-form'
import { cookiesOf, keepCookies, visit, type Browser } from './visitor'

const CHECK = '/ng/warranty-check/'
const { devices: texts } = getMessages('en')

/** Without scripts. */
export function newDeviceBrowser(live: Pick<LiveSite, 'site' | 'newcomer'>) {
  const browser: Browser = { from: live.newcomer(), cookies: new Map() }
  const { from, cookies } = browser
  const get = (path: string) => visit(live, path, browser)
  const send = async (page: string, typed: Record<string, string>, before?: Answer) =>
    keepCookies(
      await sendForm(live.site, { page, typed, ...(before && { before }), from, cookie: cookiesOf(browser) }),
      browser,
    )
  const check = (imei: string, page = CHECK, name = 'imei') => send(page, { [name]: imei })
  const press = (page: string, text: string, button: string, typed: Record<string, string> = {}) => {
    const form = text.match(/<form\b.*?<\/form>/gs)?.find((each) => each.includes(`${button}<`))
    if (!form) throw new Error(`no form with the button ${button}`)
    return send(
      page,
      { lang: 'ng', ...typed },
      { status: 200, headers: {}, text: form, body: Buffer.from(form) },
    )
  }
  const keep = async (imei: string) => press(CHECK, (await check(imei)).text, texts.keep.button)
  return { from, cookies, get, check, press, keep }
}
