import { expect, test } from 'vitest'
import { CONTENT_KINDS } from '../packages/main-api/src/tags'
import { payloadTablesStayIn } from './lib/payload-tables-stay-in.mjs'

test('lint knows the table of every kind of content', () => {
  const missed = CONTENT_KINDS.filter((kind) => {
    let reports = 0
    const { Literal } = payloadTablesStayIn('').create({ report: () => (reports += 1) })
    Literal({ value: `SELECT id FROM ${kind.replaceAll('-', '_')}` })
    return reports === 0
  })
  expect(missed).toEqual([])
})
