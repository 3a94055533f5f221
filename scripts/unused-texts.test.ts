import { expect, test } from 'vitest'
import { getMessages } from '../packages/messages/src/get-messages'
import { textsOf } from '../packages/messages/test/texts'
import { thisRepository } from './lib/repository'
import { unusedTexts, usesIn } from './lib/unused-texts'

test('every text of the site is read somewhere', () => {
  const keys = textsOf(getMessages('en')).map(({ key }) => key)
  expect(unusedTexts(thisRepository(), keys)).toEqual([])
}, 60_000)

test.each([
  [`const t = await getTranslations('own')\n t('title')`, ['own.title']],
  [`const t = await getTranslations('own.part')\n t.rich('title')`, ['own.part.title']],
  [`translatorOf(tag, 'own')(isDone ? 'title' : 'part.title')`, ['own.title', 'own.part.title']],
  ['const t = await getTranslations("own")\n t(`${name}.title`)', ['own.part.title']],
  [`const t = await getTranslations('own')\n t(name)`, ['own.title', 'own.part.title', 'own.part.text']],
  [`function write(t: NamespacedTranslator<'own'>) {\n t('part.text') }`, ['own.part.text']],
  [`type Own = NamespacedTranslator<'own'>\nfunction write(t: Own) {\n t('part.text') }`, ['own.part.text']],
  [`const { own } = getMessages(locale)\n own.title`, ['own.title']],
  [`const { part } = getMessages(locale).own`, ['own.part.title', 'own.part.text']],
  [`const t = await getTranslations('other')\n t('title')`, ['other.title']],
])('%s', (code, expected) => {
  const keys = ['own.title', 'own.part.title', 'own.part.text', 'other.title']
  const uses = usesIn('a.ts', /^(?:type|function)/.test(code) ? code : `async function f() {\n${code}\n}`)
  const words = new Set(['part', 'title', 'text'])
  expect(keys.filter((key) => uses.some(({ covers }) => covers(key, words)))).toEqual(expected)
})

test('a text that no file asks for is named, and one whose name no file has', () => {
  const code =
    'async function f() {\n const t = await getTranslations("own")\n t(`part.${name}`)\n return "text" }'
  const files = { paths: ['site/src/a.ts'], read: () => code }
  expect(unusedTexts(files, ['own.part.text', 'own.part.gone', 'own.title'])).toEqual([
    'own.part.gone',
    'own.title',
  ])
})
