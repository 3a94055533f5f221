import type { Answer, BuiltSite } from './built-site'

type Asked = Pick<BuiltSite, 'port' | 'get' | 'post'>

interface Sending {
  page: string
  /** By field name. */
  typed: Record<string, string>
  /** By field name. */
  files?: Record<string, File>
  from?: string
  cookie?: string
  before?: Answer
  headers?: Record<string, string>
}

export async function sendForm(
  site: Asked,
  { page, typed, files = {}, from = '192.0.2.1', cookie, before, headers: more }: Sending,
): Promise<Answer> {
  const { text } = before ?? (await site.get(page))
  const form = new FormData()
  for (const [name, value] of fieldsOf(text, Object.keys(typed)[0] ?? '')) form.set(name, value)
  for (const [name, value] of [...Object.entries(typed), ...Object.entries(files)]) form.set(name, value)
  const sent = new Request('http://site', { method: 'POST', body: form })
  const host = `localhost:${site.port}`
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': sent.headers.get('content-type') ?? '',
    'x-forwarded-for': from,
    ...(cookie !== undefined && { cookie }),
    ...more,
  }
  return site.post(page, headers, Buffer.from(await sent.arrayBuffer()))
}

export function fieldsOf(html: string, name: string): [name: string, value: string][] {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
  const form = forms.find((text) => text.includes(`name="${name}"`))
  if (!form) throw new Error(`no form with a field ${name}`)
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]): [string, string][] => {
    const named = attributeOf(input, 'name')
    const isChoice = /type="(?:radio|checkbox)"/.test(input)
    const isLeftOut = isChoice && !/\schecked\b/.test(input)
    return named === null || isLeftOut ? [] : [[named, attributeOf(input, 'value') ?? (isChoice ? 'on' : '')]]
  })
  const selects = [...form.matchAll(/<select\b.*?<\/select>/gs)].flatMap(([select]): [string, string][] => {
    const options = select.match(/<option\b[^>]*>/g) ?? []
    const chosen = options.find((option) => /\sselected\b/.test(option)) ?? options[0] ?? ''
    const named = attributeOf(select, 'name')
    return named === null ? [] : [[named, attributeOf(chosen, 'value') ?? '']]
  })
  return [...inputs, ...selects]
}

function attributeOf(element: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]
  return value === undefined ? null : unescaped(value)
}

function unescaped(html: string): string {
  const signs: Record<string, string> = {
    '&quot;': '"',
    '&lt;': '<',
    '&gt;': '>',
    '&#x27;': "'",
    '&amp;': '&',
  }
  return html.replace(/&(?:quot|lt|gt|#x27|amp);/g, (sign) => signs[sign] ?? sign)
}

export const cookieIn = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
