import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import { getTranslation, type I18n } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { includes, rightOf } from '../access/rights'
import { mayChange, mayPublish } from '../access/may-change'
import { staffOf } from '../access/staff'
import type { Bench, BenchText, Translation } from './bench-contract'
import { changedWords } from './changed-words'
import { findOutdated, type Outdated } from './outdated-store'
import { termsIn } from './terms-in'
import { writtenText } from './text-format'
import {
  isWrittenText,
  type Step,
  type TranslatedKind,
  translatedTexts,
  type TranslatedText,
} from './translated-texts'

export interface Place {
  kind: TranslatedKind
  id: number
}

export interface Pair {
  from: Locale
  to: Translation
}

/** The newest draft, in all languages; null for those who may not read it. */
export async function readableTexts(req: PayloadRequest, { kind, id }: Place) {
  const { payload, user } = req
  const { docs } = await payload.find({
    collection: kind,
    where: { id: { equals: id } },
    locale: 'all',
    draft: true,
    depth: 0,
    limit: 1,
    user,
    overrideAccess: false,
    req,
  })
  const [document] = docs
  if (!document) return null
  const { flattenedFields, admin } = payload.collections[kind].config
  return {
    document: document as object,
    texts: translatedTexts(flattenedFields, document),
    titleField: admin.useAsTitle,
  }
}

/** Null if the reader may not read it. */
export async function readBench(req: PayloadRequest, place: Place, pair: Pair): Promise<Bench | null> {
  const { kind, id } = place
  const found = await readableTexts(req, place)
  if (!found) return null
  const { from, to } = pair
  const outdated = await findOutdated(req.payload.db.pool, place)
  const known = new Map(outdated.filter(({ language }) => language === to).map((each) => [each.field, each]))
  const hasDrafts = Boolean(req.payload.collections[kind].config.versions?.drafts)
  const texts = found.texts
    .filter(({ values }) => isWrittenText(values[from]) || isWrittenText(values[to]))
    .map((text) => benchText(req.i18n as unknown as I18n, text, pair, known.get(text.path)))
  return {
    kind,
    id,
    title: titleOf(found, id),
    from,
    to,
    hasDrafts,
    mayWrite: await mayTranslate(req, place, to),
    mayPublish: hasDrafts && (await mayPublish(req, kind, id)),
    texts,
  }
}

/** Own languages for translators; any for those who may change the document. */
export async function mayTranslate(
  req: PayloadRequest,
  { kind, id }: Place,
  language: Locale,
): Promise<boolean> {
  const staff = staffOf(req.user)
  if (!staff) return false
  const isOwn = includes(rightOf(staff.role, kind), 'change') || staff.languages.includes(language)
  return isOwn && (await mayChange(req, kind, id))
}

function benchText(i18n: I18n, text: TranslatedText, { from, to }: Pair, outdated?: Outdated): BenchText {
  const { path, field, values, steps } = text
  const english = writtenText(field, values[DEFAULT_LOCALE])
  const source = writtenText(field, values[from])
  const own = writtenText(field, values[to])
  return {
    path,
    label: labelOf(i18n, steps),
    input: field.type === 'richText' ? 'markdown' : field.type === 'text' ? 'line' : 'lines',
    source,
    text: own,
    state: own === '' ? 'missing' : outdated ? 'outdated' : 'done',
    changes: outdated ? changedWords(writtenText(field, outdated.english), english) : null,
    longest: 'maxLength' in field ? (field.maxLength ?? null) : null,
    terms: termsIn(english, to),
  }
}

/** “Step 2 › Title”: the list itself says nothing that its rows do not. */
function labelOf(i18n: I18n, steps: readonly Step[]): string {
  return steps
    .filter((_, at) => !isRow(steps[at + 1]))
    .map((step) =>
      isRow(step)
        ? `${said(i18n, step.label)} ${step.number}`.trim()
        : said(i18n, ('label' in step.field && step.field.label) || step.field.name),
    )
    .join(' › ')
}

function isRow(step: Step | undefined): step is Extract<Step, { number: number }> {
  return step !== undefined && 'number' in step
}

function said(i18n: I18n, label: unknown): string {
  return label === undefined ? '' : getTranslation(label as string, i18n)
}

function titleOf(
  { document, titleField }: { document: object; titleField: string | undefined },
  id: number,
): string {
  const title: unknown = Reflect.get(document, titleField ?? 'id')
  const english: unknown =
    typeof title === 'object' && title !== null ? Reflect.get(title, DEFAULT_LOCALE) : title
  return typeof english === 'string' && english !== '' ? english : `#${id}`
}
