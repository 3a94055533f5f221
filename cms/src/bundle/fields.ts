import { flattenAllFields, type Block, type Field, type FlattenedField, type SanitizedConfig } from 'payload'

const NOT_CONTENT = new Set(['users', 'approval-settings'])

const KEPT_BY_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'blockName'])

const OF_THE_FILE = new Set(
  'url thumbnailURL filename mimeType filesize width height focalX focalY sizes'.split(' '),
)

export interface BundledKind {
  slug: string
  isGlobal: boolean
  hasDrafts: boolean
  hasFiles: boolean
  fields: FlattenedField[]
  /** The body of a Markdown file; the others become YAML. */
  body: string | undefined
}

/** References point to earlier kinds where possible. */
export function bundledKinds(config: Pick<SanitizedConfig, 'collections' | 'globals'>): BundledKind[] {
  const collections = config.collections
    .filter(({ slug }) => !slug.startsWith('payload-') && !NOT_CONTENT.has(slug))
    .map((collection) => {
      const hasFiles = Boolean(collection.upload)
      const fields = contentFields(collection.flattenedFields, hasFiles)
      return kind(collection.slug, fields, {
        isGlobal: false,
        hasDrafts: Boolean(collection.versions?.drafts),
        hasFiles,
      })
    })
  const globals = config.globals
    .filter(({ slug }) => !slug.startsWith('payload-') && !NOT_CONTENT.has(slug))
    .map(({ slug, flattenedFields }) =>
      kind(slug, contentFields(flattenedFields, false), {
        isGlobal: true,
        hasDrafts: false,
        hasFiles: false,
      }),
    )
  return [...inOrder(collections), ...globals]
}

const inner = new WeakMap<object, FlattenedField[]>()

/** Payload flattens blocks in rich texts only on demand. */
export function innerFields(field: { fields: Field[] }): FlattenedField[] {
  const known = inner.get(field.fields)
  if (known) return known
  const found = contentFields(flattenAllFields({ fields: field.fields, cache: true }), false)
  inner.set(field.fields, found)
  return found
}

export function blockNamed(
  field: Extract<FlattenedField, { type: 'blocks' }>,
  slug: unknown,
): Block | undefined {
  return field.blocks.find((block) => block.slug === slug)
}

export function isTranslated(field: FlattenedField): boolean {
  if ('localized' in field && field.localized) return true
  if (field.type === 'blocks') return field.blocks.some((block) => block.flattenedFields.some(isTranslated))
  return 'flattenedFields' in field && field.flattenedFields.some(isTranslated)
}

export function isShared(field: FlattenedField): boolean {
  if ('localized' in field && field.localized) return false
  if (field.type === 'group') return innerFields(field).some(isShared)
  return true
}

function kind(
  slug: string,
  fields: FlattenedField[],
  rest: Pick<BundledKind, 'isGlobal' | 'hasDrafts' | 'hasFiles'>,
): BundledKind {
  const texts = fields.filter((field) => field.type === 'richText' && field.localized)
  return { slug, fields, body: texts.length === 1 ? texts[0]?.name : undefined, ...rest }
}

function contentFields(fields: FlattenedField[], hasFiles: boolean): FlattenedField[] {
  return fields.filter(
    (field) =>
      !KEPT_BY_PAYLOAD.has(field.name) &&
      !(hasFiles && OF_THE_FILE.has(field.name)) &&
      !('virtual' in field && field.virtual) &&
      // Hidden fields are secrets.
      !('hidden' in field && field.hidden),
  )
}

function inOrder(kinds: BundledKind[]): BundledKind[] {
  const left = [...kinds]
  const done: BundledKind[] = []
  while (left.length > 0) {
    const ready = left.findIndex(({ slug, fields }) =>
      requiredKinds(fields).every((name) => name === slug || !left.some((each) => each.slug === name)),
    )
    done.push(...left.splice(Math.max(ready, 0), 1))
  }
  return done
}

function requiredKinds(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
    // May be the id of an article.
    if (field.type === 'text' && field.name === 'url') return ['news']
    if (field.type === 'blocks') return field.blocks.flatMap((block) => requiredKinds(block.flattenedFields))
    return 'flattenedFields' in field ? requiredKinds(field.flattenedFields) : []
  })
}
