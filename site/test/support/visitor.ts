import type { Answer } from './built-site'
import type { LiveSite } from './live-site'

export interface Browser {
  from: string
  cookies: Map<string, string>
}

export const cookiesOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

export function keepCookies(answer: Answer, { cookies }: Browser): Answer {
  for (const set of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return answer
}

export async function visit(
  { site }: Pick<LiveSite, 'site'>,
  path: string,
  browser: Browser,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const given = { cookie: cookiesOf(browser), 'x-forwarded-for': browser.from, ...headers }
  return keepCookies(await site.get(path, given), browser)
}

export async function post(
  { site }: Pick<LiveSite, 'site'>,
  path: string,
  fields: Record<string, string>,
  browser: Browser,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const host = `localhost:${site.port}`
  const given = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    cookie: cookiesOf(browser),
    'x-forwarded-for': browser.from,
    ...headers,
  }
  return keepCookies(await site.post(path, given, new URLSearchParams(fields).toString()), browser)
}
