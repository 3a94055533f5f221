const SCRIPTS = {
  arabic: /^[\u0621-\u063a\u0641-\u064a\s-]+$/u,
  urdu: /^[\u0621-\u06d3\s-]+$/u,
  russian: /^(?!.*(?:ськ|ъ)$)[А-Яа-яЁё\s-]+$/u,
  ukrainian: /^[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ'’\s-]+$/u,
  bengali: /^[\u0980-\u09ef\s-]+$/u,
  burmese: /^[\u1000-\u109f\s-]+$/u,
  thai: /^[\u0e00-\u0e7f\s-]+$/u,
  devanagari: /^[\u0900-\u097f\s-]+$/u,
  ethiopic: /^[\u1200-\u137f\s-]+$/u,
} as const

type Script = keyof typeof SCRIPTS

const BY_COUNTRY: Partial<Record<string, Script>> = {
  ...countries('arabic', 'sa iq eg ae ma tn dz mr td'),
  ...countries('russian', 'ru by uz'),
  ...countries('ukrainian', 'ua'),
  ...countries('devanagari', 'in np'),
  ...{ bd: 'bengali', mm: 'burmese', th: 'thai', pk: 'urdu', et: 'ethiopic' },
}

function countries(script: Script, codes: string): Record<string, Script> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, script]))
}

/** GeoNames does not give the language of a name: chooses by script, then by likeness to the Latin name. */
export function nativeNameOf(country: string, name: string, otherNames: readonly string[]): string | null {
  const script = BY_COUNTRY[country]
  if (script === undefined) return null
  const candidates = otherNames.filter((other) => SCRIPTS[script].test(other))
  const strangeness = (candidate: string) =>
    unlikeness(candidate, name) - (TYPICAL[script]?.test(candidate) ? 3 : 0)
  const [best] = candidates.toSorted((one, other) => strangeness(one) - strangeness(other))
  return best?.replace(/^เทศบาล(?:นคร|เมือง|ตำบล)/, '').trim() ?? null
}

const TYPICAL: Partial<Record<Script, RegExp>> = { arabic: /^ال|ة$/, russian: /ь$/, ukrainian: /[іїєґ]/i }

const CYRILLIC: Record<string, string> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ'].map((letter, at) => [
    letter,
    'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i yi ye g'.split(' ')[at] ??
      '',
  ]),
)

function unlikeness(candidate: string, name: string): number {
  const sound = [...candidate.toLowerCase()].map((letter) => CYRILLIC[letter] ?? letter).join('')
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const isSpelled = /^[a-z\s'’-]+$/.test(sound)
  return isSpelled ? editDistance(sound, latin) : Math.abs(candidate.length - latin.length * 0.8)
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const change = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1)
      next.push(Math.min((next[place - 1] ?? 0) + 1, (row[place] ?? 0) + 1, change))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
