import { describe, expect, test } from 'vitest'
import { problemsOfAsvs } from './lib/asvs'
import { thisRepository, type Repository } from './lib/repository'

test('the page about ASVS counts its rows right, lists what is missing, and names tests that are there', () => {
  expect(problemsOfAsvs(thisRepository())).toEqual([])
})

describe('it is told', () => {
  const PAGE = [
    '70 are of level 1: 1 met, 1 partly, 0 not met, 0 not applicable, 0 deployment.',
    '| [1. Encoding](#1-encoding) | 2 | 1 | 1 |  |  |  |',
    '| **all** | **2** | **1** | **1** | **0** | **0** | **0** |',
    '- **1.1.2** (short): a rule',
    '| 1.1.1 | 1 | long | met | `site/long.test.ts` “is long” |',
    '| 1.1.2 | 1 | short | partly | Missing: a rule |',
  ]
  const problemsIn = (page: string[]) => {
    const texts: Record<string, string> = {
      'docs/security/asvs.md': page.join('\n'),
      'site/long.test.ts': "test('is long', () => {})",
    }
    const repository: Repository = { paths: Object.keys(texts), read: (path) => texts[path] ?? '' }
    return problemsOfAsvs(repository)
  }
  const changed = (from: string, to: string) => problemsIn(PAGE.map((line) => line.replace(from, to)))

  test('nothing where all is well', () => expect(problemsIn(PAGE)).toEqual([]))

  test('a test with another name', () =>
    expect(changed('“is long”', '“is short”')).toEqual([
      'docs/security/asvs.md:5: site/long.test.ts has no test “is short”',
    ]))

  test('a chapter that is counted wrong', () =>
    expect(changed('| 2 | 1 | 1 |  |', '| 2 | 2 |  |  |')).toEqual([
      'docs/security/asvs.md: chapter 1 has 1 met, 1 partly',
    ]))

  test('a sum that is wrong', () =>
    expect(changed('**1** | **1** |', '**2** | **0** |')).toEqual([
      'docs/security/asvs.md: of all, 1 met, 1 partly, 0 not met, 0 not applicable, 0 deployment',
    ]))

  test('a level that is counted wrong', () =>
    expect(changed('1 met, 1 partly', '2 met, 0 partly')).toEqual([
      'docs/security/asvs.md: of level 1, 1 met, 1 partly, 0 not met, 0 not applicable, 0 deployment',
    ]))

  test('what is met in part and not listed above', () =>
    expect(changed('- **1.1.2**', '- **1.1.3**')).toEqual([
      'docs/security/asvs.md: 1.1.2 is not in a list of what is missing',
      'docs/security/asvs.md: 1.1.3 is listed as missing, and its row does not say so',
    ]))
})
