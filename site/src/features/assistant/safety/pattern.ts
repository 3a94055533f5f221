/**
 * Words in order:
 *
 * - `a|b` either, `a_b` two words as one, `stem*` any ending, `?word` optional
 * - `{name}` a list of alternatives
 * - `~` up to four other words
 * - `a & b` both, close together, in either order
 * - `= a` the whole text
 *
 * Scripts without spaces match runs of letters.
 */
export interface Script {
  isSpaced: boolean
  joinedInFront?: string
  fold: (text: string) => string
}

export type Lists = Readonly<Record<string, readonly string[]>>

/** Expects a space at both ends, or no spaces at all. */
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
