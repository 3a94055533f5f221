import { validOperators } from 'payload/shared'
import { z } from 'zod'

/** PostgreSQL's `integer`. */
const LARGEST = 2_147_483_647

const one = z.string()

const whole = one.regex(/^\d{1,10}$/).refine((digits) => Number(digits) <= LARGEST)

const yesOrNo = z.enum(['true', 'false', '1', '0', ''])

const NOT_HERE: readonly string[] = ['near', 'within', 'intersects', 'all']

const OPERATORS: ReadonlySet<string> = new Set(validOperators.filter((name) => !NOT_HERE.includes(name)))

const MANY: ReadonlySet<string> = new Set(['in', 'not_in'])

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])

const record = z.record(z.string(), z.unknown())

/** Refuses what Payload would ignore. */
const where: z.ZodType = z.lazy(() =>
  record.superRefine((conditions, context) => {
    for (const [path, value] of Object.entries(conditions))
      if (!(isJoint(path) ? joint : operations).safeParse(value).success)
        context.addIssue({ code: 'custom', path: [path], message: 'This condition cannot be read.' })
  }),
)

function isJoint(path: string): boolean {
  return ['and', 'or'].includes(path.toLowerCase())
}

const joint = z.array(where)

const operations = record.refine((operators) =>
  Object.entries(operators).every(([operator, value]) => {
    if (!OPERATORS.has(operator)) return false
    if (MANY.has(operator)) return z.union([plain, z.array(plain)]).safeParse(value).success
    return (operator === 'contains' ? z.union([plain, where]) : plain).safeParse(value).success
  }),
)

function orJson<Schema extends z.ZodType>(schema: Schema) {
  return z.union([
    schema,
    z.literal(''),
    z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.addIssue({ code: 'custom', message: 'This is no JSON.' })
          return z.NEVER
        }
      })
      .pipe(schema),
  ])
}

const names: z.ZodType = z.lazy(() => z.record(z.string(), z.union([z.string(), z.boolean(), names])))

/** Unknown parameters are ignored. */
export const querySchema = z.looseObject({
  limit: whole.optional(),
  page: whole.optional(),
  depth: whole.optional(),
  draft: yesOrNo.optional(),
  autosave: yesOrNo.optional(),
  trash: yesOrNo.optional(),
  overrideLock: yesOrNo.optional(),
  pagination: yesOrNo.optional(),
  flattenLocales: yesOrNo.optional(),
  publishAllLocales: yesOrNo.optional(),
  unpublishAllLocales: yesOrNo.optional(),
  publishSpecificLocale: one.optional(),
  locale: one.optional(),
  fallbackLocale: one.optional(),
  'fallback-locale': one.optional(),
  sort: z.union([one, z.array(one)]).optional(),
  select: names.optional(),
  populate: names.optional(),
  joins: z.union([z.literal('false'), record]).optional(),
  where: orJson(where).optional(),
  data: orJson(record).optional(),
})
