import { isLocale, type Locale, LOCALES } from '@carelane/countries'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { YAMLParseError } from 'yaml'
import type { BundleDocument, Path, State, Values } from '../bundle'
import type { BundledKind } from '../fields'
import type { BundleProblem } from '../problem'
import { markdownProblems } from '../rich-text/markdown-problems'
import { rowProblems } from '../row-problems'
import { sharedSchema, textSchema } from '../schema'
import { DRAFT, GLOBALS, languageFile, META, readText, valuesOf } from './document-files'
import { lineOf, type SourceFile } from './line-of'

export interface LoadedDocument extends BundleDocument {
  problem(path: Path, message: string, locale?: Locale, isDraft?: boolean): BundleProblem
}

interface ReadState extends State {
  sources: Partial<Record<Locale | 'meta', SourceFile>>
}

const PICTURES = /\.(?:jpg|png|webp)$/

export async function namesIn(bundle: string, kind: BundledKind): Promise<string[]> {
  if (kind.isGlobal) return (await subfolders(join(bundle, GLOBALS))).filter((name) => name === kind.slug)
  return subfolders(join(bundle, kind.slug))
}

export async function readDocument(
  bundle: string,
  kind: BundledKind,
  name: string,
  problems: BundleProblem[],
): Promise<LoadedDocument> {
  const folder = kind.isGlobal ? join(bundle, GLOBALS, kind.slug) : join(bundle, kind.slug, name)
  const files = await readdir(folder, { withFileTypes: true })
  const hasDraft = kind.hasDrafts && files.some((file) => file.isDirectory() && file.name === DRAFT)
  const published = await readState({ bundle, kind, folder, isDraft: false }, problems)
  const draft = hasDraft
    ? await readState({ bundle, kind, folder: join(folder, DRAFT), isDraft: true }, problems)
    : undefined
  return {
    kind: kind.slug,
    name: kind.isGlobal ? kind.slug : name,
    shared: published.shared,
    texts: published.texts,
    ...(draft && { draft: { shared: draft.shared, texts: draft.texts } }),
    ...(kind.hasFiles && { folder }),
    problem(path, message, locale, isDraft = false) {
      const { sources } = (isDraft && draft) || published
      const source = sources[locale ?? 'meta'] ?? sources.meta
      const field = path.join('.')
      if (!source) return { file: relative(bundle, folder), line: 1, field, message }
      return { file: source.file, line: lineOf(kind, source, path), field, message }
    },
  }
}

export async function readBundle(bundle: string, kinds: readonly BundledKind[]) {
  const problems: BundleProblem[] = []
  const documents: LoadedDocument[] = []
  for (const kind of kinds) {
    const names = await namesIn(bundle, kind)
    documents.push(...(await Promise.all(names.map((name) => readDocument(bundle, kind, name, problems)))))
  }
  const known = new Set([...kinds.map(({ slug, isGlobal }) => (isGlobal ? GLOBALS : slug))])
  for (const name of await subfolders(bundle)) {
    if (!known.has(name)) {
      problems.push({ file: name, line: 1, field: '', message: 'There is no such collection.' })
    }
  }
  return { documents, problems }
}

interface Place {
  bundle: string
  kind: BundledKind
  folder: string
  isDraft: boolean
}

async function readState(place: Place, problems: BundleProblem[]): Promise<ReadState> {
  const { bundle, kind, folder } = place
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((file) => !file.isDirectory())
    .map((file) => file.name)
  const read = async (name: string): Promise<SourceFile> => {
    const path = join(folder, name)
    return { file: relative(bundle, path), source: await readFile(path, 'utf8') }
  }
  const sources: ReadState['sources'] = {}
  for (const name of names) {
    const locale = basename(name).split('.')[0] ?? ''
    if (name === META) sources.meta = await read(name)
    else if (isLocale(locale) && name === languageFile(kind, locale)) sources[locale] = await read(name)
    else if (!(kind.hasFiles && PICTURES.test(name))) {
      const message = `Nothing reads it: the files are ${META} and one for each language, such as ${languageFile(kind, 'en')}.`
      problems.push({ file: relative(bundle, join(folder, name)), line: 1, field: '', message })
    }
  }
  return { ...parseState(place, sources, problems), sources }
}

function parseState(
  { bundle, kind, folder, isDraft }: Place,
  sources: ReadState['sources'],
  problems: BundleProblem[],
): State {
  const { meta } = sources
  if (!meta) {
    problems.push({
      file: relative(bundle, join(folder, META)),
      line: 1,
      field: '',
      message: 'It is missing.',
    })
    return { shared: {}, texts: {} }
  }
  const shared = parsed(meta, problems, () => valuesOf(meta.source))
  if (!shared) return { shared: {}, texts: {} }
  const mayLack = isDraft || (kind.hasDrafts && shared._status === 'draft')
  check(kind, meta, shared, sharedSchema(kind.fields, mayLack), problems)
  const texts: State['texts'] = {}
  for (const locale of LOCALES) {
    const source = sources[locale]
    if (!source) continue
    const text = parsed(source, problems, () => readText(kind, source.source).values)
    if (!text) continue
    const isOptional = mayLack || locale !== 'en'
    check(kind, source, text, textSchema(kind.fields, isOptional), problems)
    for (const { path, message } of rowProblems(kind.fields, shared, text, isOptional)) {
      problems.push({ file: source.file, line: lineOf(kind, source, path), field: path.join('.'), message })
    }
    for (const { path, line, message } of markdownProblems(kind.fields, shared, text)) {
      problems.push({
        file: source.file,
        line: lineOf(kind, source, path, line),
        field: path.join('.'),
        message,
      })
    }
    texts[locale] = text
  }
  if (
    !texts.en &&
    !mayLack &&
    kind.fields.some(
      (field) => 'localized' in field && field.localized && 'required' in field && field.required,
    )
  ) {
    const file = relative(bundle, join(folder, languageFile(kind, 'en')))
    problems.push({
      file,
      line: 1,
      field: '',
      message: 'It is missing: English stands in for every other language.',
    })
  }
  return { shared, texts }
}

function check(
  kind: BundledKind,
  source: SourceFile,
  values: Values,
  schema: ReturnType<typeof sharedSchema>,
  problems: BundleProblem[],
) {
  const { error } = schema.safeParse(values)
  for (const issue of error?.issues ?? []) {
    const own = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    const path = issue.code === 'unrecognized_keys' ? [...own, ...issue.keys.slice(0, 1)] : own
    problems.push({
      file: source.file,
      line: lineOf(kind, source, path),
      field: path.join('.'),
      message: issue.message,
    })
  }
}

function parsed(source: SourceFile, problems: BundleProblem[], read: () => Values): Values | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const after = source.file.endsWith('.md') ? 1 : 0
    const line = (error.linePos?.[0].line ?? 1) + after
    problems.push({ file: source.file, line, field: '', message: error.message.split('\n')[0] ?? '' })
    return undefined
  }
}

async function subfolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
