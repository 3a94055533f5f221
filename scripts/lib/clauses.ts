import { isThere, linesOf, movedTo, type Repository } from './repository'

interface Clause {
  readonly id: string
  readonly chapter: string
  readonly number: number
  /** `file:line` */
  readonly place: string
}

const CLAUSES_FOLDER = 'docs/clauses'
const INDEX = `${CLAUSES_FOLDER}/README.md`

const CELLS = ['clause', 'what it asks', 'code', 'tests']
const CLAUSE = /\[(\d+(?:\.\d+)?)#(\d+)\]/g
const RANGE = /\[(\d+(?:\.\d+)?)#(\d+)\] ?[–-] ?\[(\d+(?:\.\d+)?)#(\d+)\]/g
const CHAPTER = /§(\d+(?:\.\d+)?)/g
const TEST = /^`([^`]+)` “(.+)”$/
const NO_TEST = /^no test: \S/
/** Content may mention paragraphs of laws. */
const REFERS = /\.(?:tsx?|mjs|css|sql)$|^docs\/.*\.md$|(?:^|\/)(?:README|CONTRIBUTING)\.md$/

export function problemsOfClauses(repository: Repository): string[] {
  const pages = repository.paths.filter((path) => /^docs\/clauses\/\d.*\.md$/.test(path))
  const read = pages.map((page) => readPage(page, repository))
  const clauses = read.flatMap((page) => page.clauses)
  return [
    ...read.flatMap((page) => page.problems),
    ...problemsOfNumbers(clauses),
    ...problemsOfIndex(clauses, pages, repository),
    ...repository.paths
      .filter((path) => REFERS.test(path))
      .flatMap((path) => problemsOfReferences(path, clauses, repository)),
  ]
}

function readPage(page: string, repository: Repository): { clauses: Clause[]; problems: string[] } {
  const chapter = /\/(\d+(?:\.\d+)?)-/.exec(page)?.[1]
  if (chapter === undefined) return { clauses: [], problems: [`${page}:1: its name begins with no chapter`] }
  const clauses: Clause[] = []
  const problems: string[] = []
  for (const { line, place } of linesOf(page, repository)) {
    if (!line.startsWith('|') || /^\|(?: -+ \|)+$/.test(line)) continue
    const cells = cellsOf(line)
    const [name = '', asks = '', code = '', tests = ''] = cells
    const isHead = asks === CELLS[1]
    if (isHead) continue
    if (cells.length !== CELLS.length || cells.some((cell) => cell === ''))
      problems.push(`${place}: a row has four filled cells (${CELLS.join(', ')})`)
    const id = /^\[(\d+(?:\.\d+)?)#(\d+)\]$/.exec(name)
    if (id?.[1] === chapter) clauses.push({ id: name, chapter, number: Number(id[2]), place })
    else if (/[[\]#]/.test(name)) problems.push(`${place}: ${name} is no clause of chapter ${chapter}`)
    problems.push(...problemsOfCode(code, place, repository), ...problemsOfTests(tests, place, repository))
  }
  return { clauses, problems }
}

function problemsOfCode(cell: string, place: string, repository: Repository): string[] {
  return cell.split(', ').flatMap((part) => {
    const path = /^`([^`]+)`$/.exec(part)?.[1]
    if (path === undefined) return [`${place}: ${part} is no path between backticks`]
    return isThere(path, repository) ? [] : [`${place}: there is no ${path}${movedTo(path, repository)}`]
  })
}

function problemsOfTests(cell: string, place: string, repository: Repository): string[] {
  return cell.split('<br>').flatMap((part) => {
    if (NO_TEST.test(part)) return []
    const [, path, name] = TEST.exec(part) ?? []
    if (path === undefined || name === undefined)
      return [`${place}: ${part} is neither \`path of a test\` “part of its name” nor 'no test: what'`]
    if (!/\.(?:test|spec)\.tsx?$/.test(path)) return [`${place}: ${path} is no test`]
    if (!repository.paths.includes(path)) return [`${place}: there is no ${path}${movedTo(path, repository)}`]
    return repository.read(path).includes(name) ? [] : [`${place}: ${path} has no test “${name}”`]
  })
}

function problemsOfNumbers(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ id, chapter, number, place }, at) => {
    const before = clauses[at - 1]
    const expected = before?.chapter === chapter ? before.number + 1 : 1
    return number === expected ? [] : [`${place}: ${id} stands where number ${expected} is expected`]
  })
}

/** The index counts clauses, so that none is lost at a chapter's end. */
function problemsOfIndex(
  clauses: readonly Clause[],
  pages: readonly string[],
  repository: Repository,
): string[] {
  const listed = new Set<string>()
  const problems = linesOf(INDEX, repository).flatMap(({ line, place }) => {
    const [, chapter, file, count] = /^\| (\S+) +\| \[[^\]]+\]\(([^)]+)\) +\| +(\d+) +\|$/.exec(line) ?? []
    if (chapter === undefined) return []
    listed.add(`${CLAUSES_FOLDER}/${file}`)
    const found = clauses.filter((clause) => clause.chapter === chapter).length
    return found === Number(count) ? [] : [`${place}: chapter ${chapter} has ${found} clauses, not ${count}`]
  })
  const unlisted = pages.filter((page) => !listed.has(page))
  return [...problems, ...unlisted.map((page) => `${INDEX}:1: ${page} is not in the index`)]
}

function problemsOfReferences(path: string, clauses: readonly Clause[], repository: Repository): string[] {
  const known = new Set(clauses.map(({ id }) => id))
  const chapters = new Set(clauses.map(({ chapter }) => chapter))
  return linesOf(path, repository).flatMap(({ line, place }) => [
    ...[...line.matchAll(CLAUSE)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `${place}: there is no clause ${id}`),
    ...[...line.matchAll(RANGE)]
      .filter(([, chapter, from, other, to]) => chapter !== other || Number(from) >= Number(to))
      .map(([range]) => `${place}: ${range} is no range`),
    ...[...line.matchAll(CHAPTER)]
      .filter(([, chapter = '']) => !chapters.has(chapter))
      .map(([chapter]) => `${place}: there is no chapter ${chapter}`),
  ])
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}
