import { domainToUnicode } from 'node:url'

/** Letters and digits that are read as another letter. */
const READ_AS: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  в: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  є: 'e',
  ɡ: 'g',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  ո: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

const SHORTEST_MISSPELT = 6

/**
 * Whether a host reads like one of ours, or has a name of ours in it.
 * @param names of ours, in lower case: `carelane`
 */
export function looksLike(host: string, names: readonly string[]): boolean {
  const labels = domainToUnicode(host.replace(/:\d+$/, '')).split('.')
  const read = labels.flatMap((label) => [skeletonOf(label), ...label.split('-').map(skeletonOf)])
  return names
    .map(skeletonOf)
    .some((name) =>
      read.some(
        (label) => label.includes(name) || (name.length >= SHORTEST_MISSPELT && isOneSlip(label, name)),
      ),
    )
}

function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}_.]/gu, '')
    .toLowerCase()
  const letters = Array.from(plain, (letter) => READ_AS[letter] ?? letter).join('')
  return letters.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/i/g, 'l')
}

/** One letter changed, left out, put in, or swapped with the next. */
function isOneSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word === name) return word === name
  const from = [...name].findIndex((letter, at) => word[at] !== letter)
  const at = from === -1 ? name.length : from
  const [restOfWord, restOfName] = [word.slice(at), name.slice(at)]
  return (
    restOfWord.slice(1) === restOfName.slice(1) ||
    restOfWord.slice(1) === restOfName ||
    restOfWord === restOfName.slice(1) ||
    (restOfWord.slice(2) === restOfName.slice(2) &&
      restOfWord[0] === restOfName[1] &&
      restOfWord[1] === restOfName[0])
  )
}
