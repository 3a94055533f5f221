import type { FieldHook } from 'payload'

/** Unicode does not decompose these. */
const LETTERS: Record<string, string> = Object.fromEntries(
  [
    'ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ı=i',
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch',
    'ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=i є=ye ґ=g',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

const LONGEST = 80

export function slugOfTitle(title: string): string {
  const letters = [...title.toLowerCase().normalize('NFC')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
  const plain = letters.normalize('NFKD').replace(/\p{M}|['’ʻʼ]/gu, '')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join('-').length <= LONGEST)
  const slug = fitting.join('-')
  // Digits alone are ids.
  return /^\d+$/.test(slug) ? `article-${slug}` : slug
}

/** A draft's title may still change. */
export const slugOfPublishedTitle: FieldHook = ({ value, data, originalDoc }) => {
  if ((typeof value === 'string' && value !== '') || data?._status !== 'published') return value as unknown
  const title: unknown = data.title ?? (originalDoc as { title?: unknown } | undefined)?.title
  return (typeof title === 'string' && slugOfTitle(title)) || (value as unknown)
}
