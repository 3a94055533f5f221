import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { TextProblem } from '../bundle/rich-text/directives'
import { lockDocument } from '../queries/lock-document'
import { sayRefusal } from '../refusals/say-refusal'
import type { Saved, SavedTexts } from './bench-contract'
import { type Place, readableTexts } from './read-bench'
import { storedText, writtenText } from './text-format'
import { recordOf, type TranslatedText } from './translated-texts'

type Outcome = Pick<Saved, 'conflicts' | 'problems'>

/**
 * Writes texts of one language, as a draft where there are drafts. All of them or none.
 * @throws APIError if it is refused
 */
export async function saveTexts(req: PayloadRequest, place: Place, asked: Asked): Promise<Outcome> {
  await initTransaction(req)
  try {
    await lockDocument(req, place.kind, place.id)
    const outcome = await saveLocked(req, place, asked)
    await commitTransaction(req)
    return outcome
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Asked = Pick<SavedTexts, 'to' | 'texts'>

// Nobody writes between the comparison and the update.
async function saveLocked(req: PayloadRequest, place: Place, { to, texts }: Asked): Promise<Outcome> {
  const found = await readableTexts(req, place)
  const known = new Map((found?.texts ?? []).map((each) => [each.path, each]))
  const outcome: Outcome = { conflicts: [], problems: [] }
  const wanted: Wanted[] = []
  for (const { path, was, text } of texts) {
    const own = known.get(path)
    const now = own ? writtenText(own.field, own.values[to]) : ''
    if (!own || (!isSameWritten(now, was) && !isSameWritten(now, text))) {
      outcome.conflicts.push({ path, now })
      continue
    }
    try {
      wanted.push({ own, value: storedText(own.field, text) })
    } catch (error) {
      if (!(error instanceof TextProblem)) throw error
      outcome.problems.push({ path, message: sayRefusal(req, UNREADABLE, { line: error.line }) })
    }
  }
  if (outcome.conflicts.length + outcome.problems.length > 0 || wanted.length === 0) return outcome
  try {
    await write(req, place, to, wanted)
  } catch (error) {
    const problems = error instanceof ValidationError ? problemsOf(error, wanted) : []
    if (problems.length === 0) throw error
    outcome.problems.push(...problems)
  }
  return outcome
}

const UNREADABLE = 'Line {{line}} cannot be read. Leave its signs as they are in the other language.'

interface Wanted {
  own: TranslatedText
  value: unknown
}

async function write(
  req: PayloadRequest,
  { kind, id }: Place,
  to: SavedTexts['to'],
  wanted: readonly Wanted[],
): Promise<void> {
  const { payload, user } = req
  const hasDrafts = Boolean(payload.collections[kind].config.versions?.drafts)
  const asked = {
    collection: kind,
    id,
    locale: to,
    fallbackLocale: false,
    depth: 0,
    draft: hasDrafts,
    user,
  } as const
  const document: object = await payload.findByID({ ...asked, overrideAccess: false, req })
  const data: Record<string, unknown> = {}
  for (const { own, value } of wanted) {
    const [first = '', ...steps] = own.place.split('.')
    data[first] = withValue(data[first] ?? Reflect.get(document, first), steps, value)
  }
  await payload.update({ ...asked, data, overrideAccess: false, req })
}

function withValue(current: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(current))
    return current.map((row: unknown, at) => (String(at) === first ? withValue(row, rest, value) : row))
  const record = recordOf(current)
  return { ...record, [first]: withValue(record[first], rest, value) }
}

function problemsOf({ data }: ValidationError, wanted: readonly Wanted[]): Outcome['problems'] {
  return data.errors.flatMap(({ path: place, message }) => {
    const own = wanted.find((each) => each.own.place === place)?.own
    return own ? [{ path: own.path, message }] : []
  })
}

/** Browsers send line ends of their own. */
function isSameWritten(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
