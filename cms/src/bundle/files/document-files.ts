import { LOCALES, type Locale } from '@carelane/countries'
import { parse, stringify } from 'yaml'
import type { State, Values } from '../bundle'
import type { BundledKind } from '../fields'

export const META = 'meta.yaml'
export const DRAFT = 'draft'
export const GLOBALS = 'globals'

/** Unwrapped, so that diffs stay small. */
const STYLE = { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false } as const

export function languageFile({ body }: Pick<BundledKind, 'body'>, locale: Locale): string {
  return `${locale}.${body === undefined ? 'yaml' : 'md'}`
}

export function writeState(kind: BundledKind, { shared, texts }: State): Map<string, string> {
  const files = new Map([[META, stringify(shared, STYLE)]])
  for (const locale of LOCALES) {
    const text = texts[locale]
    if (text) files.set(languageFile(kind, locale), writeText(kind, text))
  }
  return files
}

export interface ReadText {
  values: Values
  yaml: string
  yamlAfter: number
  bodyAfter: number
}

/** @throws YAMLParseError */
export function readText({ body }: BundledKind, source: string): ReadText {
  if (body === undefined) return { values: valuesOf(source), yaml: source, yamlAfter: 0, bodyAfter: 0 }
  const front = /^---\n(?<yaml>[\s\S]*?)^---\n/m.exec(source)
  const head = front?.index === 0 ? front[0] : ''
  const yaml = front?.index === 0 ? (front.groups?.yaml ?? '') : ''
  const blank = /^\n*/.exec(source.slice(head.length))?.[0] ?? ''
  const text = source.slice(head.length + blank.length).replace(/\n$/, '')
  const values = valuesOf(yaml)
  return {
    values: text === '' ? values : { ...values, [body]: text },
    yaml,
    yamlAfter: head === '' ? 0 : 1,
    bodyAfter: linesIn(head) + linesIn(blank),
  }
}

/** @throws YAMLParseError */
export function valuesOf(yaml: string): Values {
  const values: unknown = parse(yaml)
  return (values ?? {}) as Values
}

function writeText({ body }: BundledKind, text: Values): string {
  if (body === undefined) return stringify(text, STYLE)
  const { [body]: markdown, ...rest } = text
  const front = Object.keys(rest).length > 0 ? `---\n${stringify(rest, STYLE)}---\n` : ''
  if (markdown === undefined) return front
  return `${front}${front && '\n'}${String(markdown)}\n`
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
