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
  const sent = await asMultipart([
    ...fieldsOf(text, Object.keys(typed)[0] ?? ''),
    ...Object.entries(typed),
    ...Object.entries(files),
  ])
  const host = `localhost:${site.port}`
  const headers = {
    host,
    origin: `http://${host}`,
    ...sent.headers,
    'x-forwarded-for': from,
    ...(cookie !== undefined && { cookie }),
    ...more,
  }
  return site.post(page, headers, sent.body)
}

/** The last one of a name counts. */
export async function asMultipart(fields: [name: string, value: string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value)
  const sent = new Request('http://site', { method: 'POST', body: form })
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return { headers, body: Buffer.from(await sent.arrayBuffer()) }
}

export function fieldsOf(html: string, name: string): [name: string, value: string][] {
  const form = formsIn(html).find((text) => text.includes(`name="${name}"`))
  if (!form) throw new Error(`no form with a field ${name}`)
  return fieldsIn(form)
}

export interface PostedForm {
  /** Null: the page's own address. */
  action: string | null
  isMultipart: boolean
  fields: [name: string, value: string][]
}

export function postedFormsIn(html: string): PostedForm[] {
  return formsIn(html)
    .filter((form) => attributeOf(form, 'method')?.toUpperCase() === 'POST')
    .map((form) => {
      const [start = ''] = /^<form\b[^>]*>/.exec(form) ?? []
      return {
        action: attributeOf(start, 'action') || null,
        isMultipart: /multipart/.test(start),
        fields: [...fieldsIn(form), ...textAreasIn(form)],
      }
    })
}

function formsIn(html: string): string[] {
  return html.match(/<form\b.*?<\/form>/gs) ?? []
}

function textAreasIn(form: string): [name: string, value: string][] {
  return [...form.matchAll(/<textarea\b[^>]*>/g)].map(([area]) => [attributeOf(area, 'name') ?? '', ''])
}

function fieldsIn(form: string): [name: string, value: string][] {
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
  return html.replace(/&(?:quot|lt|gt|#x27|amp|#\d+);/g, (sign) => signs[sign] ?? numbered(sign))
}

function numbered(sign: string): string {
  return String.fromCodePoint(Number(sign.slice(2, -1)))
}

export const cookieIn = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
