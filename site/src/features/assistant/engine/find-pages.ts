import type { Locale } from '@carelane/countries'
import { getQuickLinks } from '@/content/quick-links'
import type { Asked, Source } from './answer'
import { pageTitled } from './page-titles'
import { wordsIn } from './words-in'

const MOST_WORDS = 4

const MOST = 2

const LONGEST_NAME = 10

/** Shorter words name nothing; in Vietnamese each syllable is a word. */
const shortest = (locale: Locale) => (locale === 'vi' ? 1 : 4)

/**
 * Unlike the search, every word must match.
 * @throws ContentUnavailable
 */
export async function findPages({ text, lang, locale }: Asked): Promise<Source[]> {
  const titled = pageTitled(text, locale)
  if (titled) return [titled]
  const words = wordsIn(text)
  if (words.length === 0 || words.length > LONGEST_NAME) return []
  const telling = words.length === 1 ? [] : words.filter((word) => [...word].length >= shortest(locale))
  const [links = [], ...byWord] = await Promise.all(
    [text, ...telling].map(async (asked) => (await getQuickLinks(lang, asked)) ?? []),
  )
  return links
    .filter(
      ({ url, name }) =>
        name === text ||
        (words.length <= MOST_WORDS && byWord.every((each) => each.some((link) => link.url === url))),
    )
    .slice(0, MOST)
    .map(({ name, url }, at) => ({ number: at + 1, title: name, url, locale }))
}
