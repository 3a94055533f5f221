import path from 'node:path'
import { expect, test } from 'vitest'
import { isThere, thisRepository, type Repository } from './lib/repository'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`
const ROW = /^\| (?<no>\d+) +\| (?<decision>.+?) +\| (?<date>\S+) +\| (?<state>.+?) +\|$/
const LINK = /\[(?<text>.+)\]\((?<to>[^)#]+)\)/
const STATE = /^(?:in force|(?:superseded by|merged into) \[\d+\]\(.+\)|now \[a feature\]\(.+\))$/

test('the index lists every record with its title, its date and its state', () => {
  const here = thisRepository()
  expect(recordsOf(here).length).toBeGreaterThan(20)
  expect(problemsIn(here)).toEqual([])
})

test('a record that the index does not list, or lists otherwise, is named', () => {
  const texts: Record<string, string> = {
    [`${FOLDER}/0001-one.md`]: '# 1. One\n',
    [`${FOLDER}/0002-two.md`]: '# 2. Two\n',
    [`${FOLDER}/0003-three.md`]: '# 3. Three\n',
    [INDEX]: [
      '| 1 | [Uno](0001-one.md) | today | in force |',
      '| 1 | [One](0001-one.md) | 2026-11-21 | accepted |',
      '| 3 | [Three](0003-three.md) | 2026-11-21 | merged into [4](0004-four.md) |',
    ].join('\n'),
  }
  expect(problemsIn({ paths: Object.keys(texts), read: (file) => texts[file] ?? '' })).toEqual([
    `${INDEX}: 1 is listed as “Uno”, its title is “One”`,
    `${INDEX}: the date of 1 is “today”`,
    `${INDEX}: 1 is listed twice`,
    `${INDEX}: the state of 1 is “accepted”`,
    `${INDEX}: 3 leads to 0004-four.md, which is not there`,
    `${FOLDER}/0002-two.md is not in the index`,
  ])
})

function problemsIn(repository: Repository): string[] {
  const records = recordsOf(repository)
  const seen = new Set<string>()
  const rows = repository
    .read(INDEX)
    .split('\n')
    .map((line) => ROW.exec(line)?.groups)
    .filter((row) => row !== undefined)
  return [
    ...rows.flatMap(({ no = '', decision = '', date = '', state = '' }) => {
      const record = records.find((file) => Number(path.basename(file).slice(0, 4)) === Number(no))
      const title = record && /^# \d+\. (.+)$/m.exec(repository.read(record))?.[1]
      const listed = LINK.exec(decision)?.groups?.['text'] ?? decision
      const targets = [decision, state].flatMap((cell) => LINK.exec(cell)?.groups?.['to'] ?? [])
      return [
        ...(title === undefined || listed === title
          ? []
          : [`${INDEX}: ${no} is listed as “${listed}”, its title is “${title}”`]),
        ...(/^\d{4}-\d\d-\d\d$/.test(date) ? [] : [`${INDEX}: the date of ${no} is “${date}”`]),
        ...(seen.has(no) ? [`${INDEX}: ${no} is listed twice`] : (seen.add(no), [])),
        ...(STATE.test(state) ? [] : [`${INDEX}: the state of ${no} is “${state}”`]),
        ...targets
          .filter((to) => !isThere(path.posix.join(FOLDER, to), repository))
          .map((to) => `${INDEX}: ${no} leads to ${to}, which is not there`),
      ]
    }),
    ...records
      .filter((file) => !seen.has(String(Number(path.basename(file).slice(0, 4)))))
      .map((file) => `${file} is not in the index`),
  ]
}

function recordsOf({ paths }: Repository): string[] {
  return paths.filter((file) => file.startsWith(`${FOLDER}/`) && /\/\d{4}-[^/]+\.md$/.test(file)).sort()
}
