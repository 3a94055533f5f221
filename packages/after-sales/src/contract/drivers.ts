import { z } from 'zod'
import type { Call } from './call'
import { choice, freeText, language, paging, place } from './request-values'
import { concealed, PLAIN } from './wire'
import { pageOf, wireChoice, wireDate, wireId, wireText } from './wire-values'

const defaults = {
  method: 'GET',
  upstream: 'drivers',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  deadlineMs: 6_000,
  retries: 1,
} as const

const wireFile = z.object({
  fileId: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/),
  fileName: z.string().min(1).max(200),
  size: z.number().int().min(0).describe('Bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const choices = z.array(wireChoice).default([])

/** [2.4#35]: each list depends on the earlier choices. */
export const driverChoices = {
  ...defaults,
  path: '/{brand}Client/driver/brand-serial-model',
  request: z.object({ ...place, brand: choice.optional(), serial: choice.optional() }),
  response: z.object({ brands: choices, serials: choices, models: choices }),
} as const satisfies Call

/** [2.4#36]–[2.4#42]; `product` is null if there is none [8#17]. */
export const drivers = {
  ...defaults,
  path: '/{brand}Client/driver/list',
  request: z
    .object({
      ...place,
      snid: z
        .string()
        .regex(/^[A-Z0-9]{12,20}$/)
        .optional(),
      model: choice.optional(),
    })
    .refine(({ snid, model }) => (snid === undefined) !== (model === undefined), {
      error: 'needs either snid or model',
    }),
  response: z.object({
    product: z
      .object({
        model: z.string().min(1),
        name: z.string().min(1),
        brand: wireText,
        serial: wireText,
        specifications: z.array(z.object({ name: z.string().min(1), value: z.string().min(1) })).default([]),
      })
      .nullable(),
    os: z.array(z.string().min(1)).default([]),
    drivers: z
      .array(
        wireFile.extend({
          name: z.string().min(1),
          category: wireText,
          date: wireDate,
          version: wireText,
          os: z.string().min(1),
        }),
      )
      .default([]),
    userManual: wireFile.nullish(),
    installationGuide: wireFile.nullish(),
    faq: z.array(z.object({ question: z.string().min(1), answer: z.string().min(1) })).default([]),
  }),
  wire: concealed('snid'),
  personal: ['snid'],
} as const satisfies Call

export const downloadFile = {
  ...defaults,
  path: '/{brand}Client/file/{fileId}',
  upstream: 'downloads',
  request: z.object({ fileId: wireFile.shape.fileId }),
  response: null,
  deadlineMs: 10_000,
} as const satisfies Call

/** A zip generated on the fly [2.4#42]. */
export const driverBundle = {
  ...defaults,
  path: '/{brand}Client/driver/bundle',
  upstream: 'downloads',
  request: z.object({ model: choice, os: choice.optional() }),
  response: null,
  deadlineMs: 10_000,
} as const satisfies Call

const manualEntry = z.object({
  id: wireId,
  title: z.string().min(1),
  product: wireText,
  brand: wireText,
  model: wireText,
  updatedDate: wireDate,
})

/** [2.1#40], newest first. */
export const manuals = {
  ...defaults,
  path: '/{brand}Client/service-manual/list',
  upstream: 'manuals',
  request: z.object({
    ...place,
    product: choice.optional(),
    brand: choice.optional(),
    keyword: freeText(100).optional(),
    ...paging,
  }),
  response: pageOf(manualEntry),
  personal: ['keyword'],
} as const satisfies Call

export const manual = {
  ...defaults,
  path: '/{brand}Client/service-manual/detail',
  upstream: 'manuals',
  request: z.object({ id: choice, language }),
  response: manualEntry
    .extend({
      chapters: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })).default([]),
      file: wireFile.nullish(),
    })
    .nullable(),
} as const satisfies Call
