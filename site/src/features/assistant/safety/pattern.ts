/**
 * How the words of a danger are written down: words in their order, with spaces between.
 *
 * - `a|b` is either, `a_b` two words that count as one, `stem*` whatever begins so, `?word` may be missing
 * - `{name}` is a list of such alternatives
 * - `~` stands for up to four other words
 * - `a & b` is both, close together, in either order
 * - `= a` is all of the text: what somebody types who has no time
 *
 * In scripts that put no spaces between words a pattern's words are looked for as runs of letters.
 */
export interface Script {
  /** Words have spaces between them. */
  isSpaced: boolean
  /** What may be written in front of a word as one with it: the articles and particles of Arabic. */
  joinedInFront?: string
  /** As the text was folded before. */
  fold: (text: string) => string
}

export type Lists = Readonly<Record<string, readonly string[]>>

/** A regular expression for text that begins and ends with a space, or has none at all. */
export function compilePattern(pattern: string, lists: Lists, script: Script): RegExp {
  if (pattern.startsWith('= ')) {
    const whole = sequence(pattern.slice(2), lists, script)
    return new RegExp(script.isSpaced ? `^ ${whole}$` : `^${whole}$`, 'u')
  }
  const sides = pattern.split(' & ').map((side) => sequence(side, lists, script))
  const between = script.isSpaced ? '(?:[^ ]+ ){0,6}' : '.{0,40}'
  const [one = '', other] = sides
  const source = other === undefined ? one : `(?:${one}${between}${other}|${other}${between}${one})`
  return new RegExp(script.isSpaced ? `(?<= )${source}` : source, 'u')
}

/** The words of a list or pattern that a slip of the finger can be mended to; a star stays at the end of a stem. */
export function wordsOf(text: string, { fold }: Script): string[] {
  return text
    .split(/[\s|_&~{}?=]+/)
    .map((word) => `${fold(word.replaceAll('*', '')).trim()}${word.endsWith('*') ? '*' : ''}`)
    .filter((word) => /^[^*]/.test(word))
}

function sequence(side: string, lists: Lists, script: Script): string {
  return side
    .trim()
    .split(/\s+/)
    .map((token) => {
      if (token === '~') return script.isSpaced ? '(?:[^ ]+ ){0,4}' : '.{0,25}'
      const isOptional = token.startsWith('?')
      const choice = alternatives(isOptional ? token.slice(1) : token, lists, script)
      return isOptional ? `(?:${choice})?` : choice
    })
    .join('')
}

function alternatives(token: string, lists: Lists, script: Script): string {
  const choices = token.replace(/\{(\w+)\}/g, (_, name: string) => listed(name, lists)).split('|')
  const front = script.joinedInFront ?? ''
  const forms = choices
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
    .map((choice) => {
      const isOpen = choice.endsWith('*')
      const words = choice
        .replaceAll('*', '')
        .split('_')
        .map((word) => script.fold(word).trim())
      if (!script.isSpaced) return words.join('')
      return `${front}${words.join(' ')}${isOpen ? '[^ ]*' : ''}`
    })
  return script.isSpaced ? `(?:${forms.join('|')}) ` : `(?:${forms.join('|')})`
}

function listed(name: string, lists: Lists): string {
  const list = lists[name]
  if (list === undefined) throw new Error(`no list of words is called ${name}`)
  return list.join('|')
}
