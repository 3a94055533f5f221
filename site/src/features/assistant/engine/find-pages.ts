import type { Locale } from '@carelane/countries'
import { getQuickLinks } from '@/content/quick-links'
import type { Asked, Source } from './answer'
import { pageTitled } from './page-titles'

/** Who types no more than this names a page; a longer question that nothing supports is about something else. */
const MOST_WORDS = 4

/** More pages than these are no answer. */
const MOST = 2

/** So long a text is no name at all. */
const LONGEST_NAME = 10

/** Shorter words, such as the and of, name nothing; in Vietnamese each syllable is a word. */
const shortest = (locale: Locale) => (locale === 'vi' ? 1 : 4)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * The pages that somebody means who types their name, or a word that leads to them in the search; none for a longer
 * question. The search forgives a word that no page has, here each has to lead to the page.
 * @throws ContentUnavailable
 */
export async function findPages({ text, lang, locale }: Asked): Promise<Source[]> {
  const titled = pageTitled(text, locale)
  if (titled) return [titled]
  const words = Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )
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
