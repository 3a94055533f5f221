import { describe, expect, test } from 'vitest'
import { cutPassages } from './cut-passages'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', children: [text(words)] })
const heading = (words: string) => ({ type: 'heading', tag: 'h2', children: [text(words)] })
const written = (...children: object[]) => ({ root: { type: 'root', children } })
const block = (blockType: string, fields: object) => ({ type: 'block', fields: { blockType, ...fields } })

describe('passages', () => {
  test('begin with each heading, which stands for all below it', () => {
    const body = written(paragraph('Warm is normal.'), heading('Cool it'), paragraph('Unplug it. Wait.'))
    expect(cutPassages(['In short.', body], 'en')).toEqual([
      { heading: null, sentences: ['In short.', 'Warm is normal.'], isSteps: false },
      { heading: 'Cool it', sentences: ['Unplug it.', 'Wait.'], isSteps: false },
    ])
  })

  test('keep steps together, each with its title and its text', () => {
    const items = [
      { title: 'Take off the case', body: written(paragraph('It keeps heat in.')) },
      { title: 'Is it still hot?', body: written(paragraph('Wait.')) },
      { title: 'Long', body: written(paragraph(`The first. ${'More of it follows here. '.repeat(20)}`)) },
    ]
    const [passage, ...others] = cutPassages([written(heading('Cool it'), block('steps', { items }))], 'en')
    expect(passage).toEqual({
      heading: 'Cool it',
      sentences: ['Take off the case: It keeps heat in.', 'Is it still hot? Wait.', 'Long: The first.'],
      isSteps: true,
    })
    expect(others).toEqual([])
  })

  test('have each item of a list, of an inner list and each row of a table as a sentence', () => {
    const inner = { type: 'list', children: [{ type: 'listitem', children: [text('inner')] }] }
    const list = { type: 'list', children: [{ type: 'listitem', children: [text('outer'), inner] }] }
    const table = block('table', {
      rows: [
        ['Battery', '6 months'],
        ['Case', ''],
      ],
    })
    expect(cutPassages([written(list, table)], 'en')[0]?.sentences).toEqual([
      'outer',
      'inner',
      'Battery: 6 months',
      'Case',
    ])
  })

  test('are cut of a page’s sections in one language, each card by its title', () => {
    const sections = [
      {
        blockType: 'cards',
        title: { en: 'We fix', fr: 'Nous réparons' },
        intro: { en: 'All of it.', fr: 'Tout.' },
        items: [
          { title: { en: 'Battery', fr: 'Batterie' }, text: { en: 'Empty by noon.', fr: 'Vide à midi.' } },
        ],
      },
    ]
    expect(cutPassages([sections], 'fr')).toEqual([
      { heading: 'Nous réparons', sentences: ['Tout.'], isSteps: false },
      { heading: 'Batterie', sentences: ['Vide à midi.'], isSteps: false },
    ])
  })
})
