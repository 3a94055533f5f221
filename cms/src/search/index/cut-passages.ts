import { isLocale, type Locale } from '@carelane/countries'
import { sentencesOf } from '@carelane/countries/sentences'
import type { TextPassage } from './document'
import { oneLine, plainText } from './plain-text'

const MOST_PASSAGES = 60

const LONGEST_STEP = 260

export function cutPassages(texts: readonly unknown[], locale: Locale): TextPassage[] {
  const cutter = new Cutter(locale)
  for (const text of texts) cutter.take(text)
  return cutter.passages()
}

class Cutter {
  readonly #done: TextPassage[] = []
  #heading: string | null = null
  #sentences: string[] = []

  constructor(private readonly locale: Locale) {}

  passages(): TextPassage[] {
    this.#end()
    return this.#done.slice(0, MOST_PASSAGES)
  }

  take(stored: unknown): void {
    if (typeof stored === 'string') return this.#text(oneLine(stored))
    if (Array.isArray(stored)) {
      for (const each of stored) this.take(each)
      return
    }
    if (typeof stored !== 'object' || stored === null) return
    const node = stored as Record<string, unknown>
    if (isLocalized(node)) this.take(node[this.locale])
    else this.#node(node)
  }

  #node(node: Record<string, unknown>): void {
    const { type } = node
    if (type === 'heading') return this.#begin(plainText(node, this.locale))
    if (type === 'paragraph' || type === 'quote') return this.#text(plainText(node, this.locale))
    if (type === 'listitem') return this.#item(node)
    const fields = type === 'block' ? (node.fields as Record<string, unknown>) : node
    if (fields.blockType === 'steps') return this.#steps(fields)
    if (fields.blockType === 'table') return this.#rows(fields.rows)
    this.#section(fields)
  }

  #section(fields: Record<string, unknown>): void {
    const title = plainText(fields.title, this.locale)
    if (title !== '') this.#begin(title)
    for (const key of ['intro', 'text', 'root', 'children', 'body', 'covered', 'excluded', 'items']) {
      this.take(fields[key])
    }
  }

  #steps({ title, intro, items }: Record<string, unknown>): void {
    const named = plainText(title, this.locale)
    if (named !== '') this.#begin(named)
    this.take(intro)
    this.#end()
    const steps = (Array.isArray(items) ? items : []) as Record<string, unknown>[]
    const sentences = steps.map((step) => this.#step(step)).filter((each) => each !== '')
    if (sentences.length > 0) this.#done.push({ heading: this.#heading, sentences, isSteps: true })
  }

  #step({ title, body, text }: Record<string, unknown>): string {
    const told = plainText(body ?? text, this.locale)
    const [first = ''] = told.length > LONGEST_STEP ? sentencesOf(told, this.locale) : [told]
    const parts = [plainText(title, this.locale), first].filter((part) => part !== '')
    return parts.join(/\p{P}$/u.test(parts[0] ?? '') ? ' ' : ': ')
  }

  #rows(rows: unknown): void {
    for (const row of Array.isArray(rows) ? rows : []) {
      const cells = (Array.isArray(row) ? row : []).map((cell) => plainText(cell, this.locale))
      this.#text(cells.filter((cell) => cell !== '').join(': '))
    }
  }

  #item(node: Record<string, unknown>): void {
    const children = (Array.isArray(node.children) ? node.children : []) as Record<string, unknown>[]
    this.#text(
      plainText(
        children.filter(({ type }) => type !== 'list'),
        this.locale,
      ),
    )
    this.take(children.filter(({ type }) => type === 'list'))
  }

  #text(text: string): void {
    this.#sentences.push(...sentencesOf(text, this.locale))
  }

  #begin(heading: string): void {
    this.#end()
    this.#heading = heading
  }

  #end(): void {
    if (this.#sentences.length > 0) {
      this.#done.push({ heading: this.#heading, sentences: this.#sentences, isSteps: false })
    }
    this.#sentences = []
  }
}

/** In sections, which are JSON, a localized value holds all languages. */
function isLocalized(value: object): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}
