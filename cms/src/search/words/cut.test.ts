import { expect, test } from 'vitest'
import { corpus } from '../../../test/search/corpus/corpus'
import { cut } from './cut'
import { fold } from './fold'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

function wordsByUnicode(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike, segment }) => isWordLike && fold(segment) !== '')
    .map(({ index, segment }) => `${index} ${segment}`)
}

function wordsOf(text: string): string[] {
  return Array.from(cut(text), ({ start, written }) => `${start} ${written}`)
}

test('words of whole texts in ten languages are those of Unicode', () => {
  for (const { text, title } of corpus()) {
    // `cut` also splits at apostrophes, unlike Unicode's rules.
    const whole = `${title}\n${text}`.replaceAll(/['’]/g, ' ')
    expect(wordsOf(whole)).toEqual(wordsByUnicode(whole))
  }
})

test('no character of the alphabets makes another word of what stands beside it', () => {
  const around = (sign: string) => [
    `a${sign}b (${sign}) ${sign}1`,
    `д${sign}д.`,
    `ب${sign}`,
    `${sign}ক${sign}`,
  ]
  const differing = Array.from({ length: 0x1000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    around(sign).some((text) => wordsOf(text).join() !== wordsByUnicode(text).join()),
  )
  expect(differing).toEqual([])
})

test.each([
  ['l’écran qu’un d’a', ['écran', 'un', 'd’a']],
  ['e.g. 3.5 mm, non-stop (5G) don’t', ['e.g', '3.5', 'mm', 'non', 'stop', '5G', 'don’t']],
])('%s', (text, words) => {
  expect(Array.from(cut(text), ({ written }) => written)).toEqual(words)
})

test('what is written without spaces is joined', () => {
  expect(Array.from(cut('แบตเตอรี่ หมดเร็ว'), ({ joined }) => joined)).toEqual([false, false, true])
})
