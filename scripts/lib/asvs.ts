import { linesOf, type Repository } from './repository'

const PAGE = 'docs/security/asvs.md'
const STATES = ['met', 'partly', 'not met', 'not applicable', 'deployment'] as const

type State = (typeof STATES)[number]

interface Row {
  id: string
  chapter: string
  level: string
  state: State
}

export function problemsOfAsvs(repository: Repository): string[] {
  const lines = linesOf(PAGE, repository)
  const rows = lines.flatMap(({ line }) => rowsIn(line))
  return [
    ...lines.flatMap(({ line, place }) => problemsOfTitles(line, place, repository)),
    ...problemsOfCounts(
      lines.map(({ line }) => line),
      rows,
    ),
    ...problemsOfLists(
      lines.flatMap(({ line }) => /^- \*\*([\d.]+)\*\* /.exec(line)?.[1] ?? []),
      rows,
    ),
  ].map((problem) => (problem.startsWith(PAGE) ? problem : `${PAGE}: ${problem}`))
}

function rowsIn(line: string): Row[] {
  const cells = line.split('|').map((cell) => cell.trim())
  const [, id = '', level = '', , state] = cells
  const [chapter = ''] = id.split('.')
  const known = STATES.find((each) => each === state)
  return /^\d+\.\d+\.\d+$/.test(id) && known ? [{ id, chapter, level, state: known }] : []
}

/** Each title belongs to the test that is named before it. */
function problemsOfTitles(line: string, place: string, repository: Repository): string[] {
  let file = ''
  return [...line.matchAll(/`([^`]+)`|“([^”]+)”/g)].flatMap(([, path, title = '']) => {
    if (path !== undefined) {
      if (/\/test\/|\.test\.tsx?$/.test(path)) file = path
      return []
    }
    if (!repository.paths.includes(file)) return [`${place}: “${title}” has no test before it`]
    return repository.read(file).includes(title) ? [] : [`${place}: ${file} has no test “${title}”`]
  })
}

function problemsOfCounts(lines: readonly string[], rows: readonly Row[]): string[] {
  const numbersOf = (line: string) =>
    line
      .split('|')
      .slice(2, -1)
      .map((cell) => Number(cell.replaceAll('*', '')))
  const chapters = lines.flatMap((line) => {
    const chapter = /^\| \[(\d+)\. /.exec(line)?.[1]
    if (chapter === undefined) return []
    const counted = countsOf(rows.filter((row) => row.chapter === chapter))
    const told = counted.filter(({ count }) => count > 0)
    return isSame(numbersOf(line), counted) ? [] : [`chapter ${chapter} has ${inWords(told)}`]
  })
  const all = countsOf(rows)
  const sums = lines.find((line) => line.startsWith('| **all** |')) ?? ''
  const ofFirst = countsOf(rows.filter(({ level }) => level === '1'))
  return [
    ...chapters,
    ...(isSame(numbersOf(sums), all) ? [] : [`of all, ${inWords(all)}`]),
    ...(lines.some((line) => line.includes(`level 1: ${inWords(ofFirst)}.`))
      ? []
      : [`of level 1, ${inWords(ofFirst)}`]),
  ]
}

interface Count {
  state: State
  count: number
}

function countsOf(rows: readonly Row[]): Count[] {
  return STATES.map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
}

/** @param numbers all of them, then by state */
function isSame([total, ...numbers]: readonly number[], counts: readonly Count[]): boolean {
  const sum = counts.reduce((before, { count }) => before + count, 0)
  return total === sum && counts.every(({ count }, at) => numbers[at] === count)
}

function inWords(counts: readonly Count[]): string {
  return counts.map(({ state, count }) => `${count} ${state}`).join(', ')
}

function problemsOfLists(listed: readonly string[], rows: readonly Row[]): string[] {
  const missing = rows.filter(({ state }) => state === 'partly' || state === 'not met').map(({ id }) => id)
  return [
    ...missing.filter((id) => !listed.includes(id)).map((id) => `${id} is not in a list of what is missing`),
    ...listed
      .filter((id) => !missing.includes(id))
      .map((id) => `${id} is listed as missing, and its row does not say so`),
  ]
}
