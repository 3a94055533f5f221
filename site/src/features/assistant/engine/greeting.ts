import { LOCALES } from '@carelane/countries'
import { ASSISTANT_WORDS, type GreetingWords } from '@carelane/messages/assistant'
import type { Asked, GreetingKind } from './answer'
import { GAP, hasAny, placesOf, type Readable, toReadable, without } from './match'

export interface Greeting {
  kind: GreetingKind
  isAll: boolean
  asksWho: boolean
}

const MOST_BESIDE = 4

export function greetingOf({ text }: Pick<Asked, 'text'>): Greeting | null {
  const readable = toReadable(withoutStretching(text))
  if (readable.joined === '') return saidInPictures(text)
  const says = (list: keyof GreetingWords) =>
    LOCALES.some((locale) => hasAny(readable, ASSISTANT_WORDS[locale].greetings[list], locale, 'lenient'))
  const [greets, thanks, asksWho] = [says('hello'), says('thanks'), says('who')]
  if (!greets && !thanks && !asksWho) return null
  const kind = thanks && !greets ? 'thanks' : 'hello'
  const beside = wordsBeside(readable)
  const opens = LOCALES.some((locale) =>
    placesOf(readable, ASSISTANT_WORDS[locale].greetings.hello, locale, 'lenient').some(
      ({ from }) => from <= 1,
    ),
  )
  if (beside > (opens ? MOST_BESIDE : 0)) return null
  return { kind, isAll: beside === 0, asksWho: asksWho && kind === 'hello' }
}

const ANGER = /[😠😡🤬👎💢🖕]/u

function saidInPictures(text: string): Greeting | null {
  if (ANGER.test(text)) return { kind: 'anger', isAll: true, asksWho: true }
  return /\p{Extended_Pictographic}/u.test(text) ? { kind: 'thanks', isAll: true, asksWho: false } : null
}

/** hiii, ขอบคุณค่าาา */
function withoutStretching(text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, '$1').replace(/([\u0e30-\u0e4e])\1+/gu, '$1')
}

const GREETINGS = LOCALES.map((locale) => {
  const { hello, thanks, who, around } = ASSISTANT_WORDS[locale].greetings
  return { locale, forms: [...hello, ...thanks, ...who, ...around] }
})

function wordsBeside(readable: Readable): number {
  const left = GREETINGS.reduce((rest, { locale, forms }) => without(rest, forms, locale), readable)
  return [...segmenter.segment(left.typed)].filter(({ segment, isWordLike }) => isWordLike && segment !== GAP)
    .length
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
