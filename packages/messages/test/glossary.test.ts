import { readFileSync } from 'node:fs'
import { LOCALES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { GLOSSARY } from '../src/glossary/glossary'

const [, terms = ''] = readFileSync(new URL('../../../docs/languages.md', import.meta.url), 'utf8').split(
  '\n## Terms\n',
)

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'the glossary in %s has the words of docs/languages.md',
  (locale) => {
    let place = -1
    const words = terms.split('\n').flatMap((line): [string, string][] => {
      const [, term = '', ...cells] = line.split('|').map((cell) => cell.trim())
      if (term === 'en') place = cells.indexOf(locale)
      const word = cells[place]
      return term === 'en' || /^-*$/.test(term) || word === undefined ? [] : [[term, word]]
    })
    expect(words.length).toBeGreaterThan(20)
    expect(GLOSSARY[locale]).toEqual(Object.fromEntries(words))
  },
)
