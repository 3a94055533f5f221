import { expect, test } from 'vitest'
import { StyleSheet } from './style-sheet'
import { deferredSheet, inlineStyles } from './inline-styles'

const sheets = new Map([
  ['/_next/static/chunks/a.css', new StyleSheet('a{color:red}.of-another-page{color:blue}')],
  ['/_next/static/chunks/b.css', new StyleSheet('b::before{content:"$&"}')],
])
const WORDS = '<b>one</b><a href="/">two</a>'
const link = (name: string, more = '') =>
  `<link${more} rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const held = (name: string) => link(name, ' disabled="" media="print"')

test('styles that a page needs stand where the first of their links stood, and their links wait for scripts', () => {
  const page = inlineStyles(
    `<head>${link('b')}<title></title>${link('a')}</head>${WORDS}`,
    sheets,
    deferredSheet,
  )
  expect(page.styles).toBe('b::before{content:"$&"}a{color:red}')
  expect(page.html).toBe(
    `<head><style>${page.styles}</style>${held('b')}<title></title>${held('a')}</head>${WORDS}`,
  )
})

test('a sheet that is not of this build is still linked, and a page without any stays as it is', () => {
  expect(inlineStyles(link('x'), sheets, deferredSheet)).toEqual({ html: link('x'), styles: '' })
})

test('a sheet of which a page needs nothing waits as well', () => {
  expect(inlineStyles(link('b'), sheets, deferredSheet)).toEqual({ html: held('b'), styles: '' })
})
