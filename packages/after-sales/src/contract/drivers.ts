import { z } from 'zod'
import type { Call } from './call'
import { choice, freeText, language, paging, place } from './request-values'
import { concealed, PLAIN } from './wire'
import { pageOf, wireChoice, wireDate, wireId, wireText } from './wire-values'

const look = {
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

/** A file to download with the call `downloadFile`. */
const wireFile = z.object({
  fileId: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/),
  fileName: z.string().min(1).max(200),
  size: z.number().int().min(0).describe('Bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const choices = z.array(wireChoice).default([])

/** What can be chosen [2.4#35], given what has been: each list holds what fits the choices before it. */
export const driverChoices = {
  ...look,
  path: '/{brand}Client/driver/brand-serial-model',
  request: z.object({ ...place, brand: choice.optional(), serial: choice.optional() }),
  response: z.object({ brands: choices, serials: choices, models: choices }),
} as const satisfies Call

/**
 * Drivers and manuals [2.4#36]–[2.4#42] of a device by its serial number (SNID), or of a model. `product` is null
 * where there is no such device or model [8#17].
 */
export const drivers = {
  ...look,
  path: '/{brand}Client/driver/list',
  request: z
    .object({
      ...place,
      snid: z
        .string()
        .regex(/^[A-Z0-9]{12,20}$/)
        .optional(),
      /** A value of `driverChoices`' models. */
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
        /** Memory, screen and so on, as a person reads them. */
        specifications: z.array(z.object({ name: z.string().min(1), value: z.string().min(1) })).default([]),
      })
      .nullable(),
    /** The systems that there are drivers for. */
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

/** The bytes of a file; with `Range` a part of them, under the same `ETag`. */
export const downloadFile = {
  ...look,
  path: '/{brand}Client/file/{fileId}',
  upstream: 'downloads',
  request: z.object({ fileId: wireFile.shape.fileId }),
  response: null,
  deadlineMs: 10_000,
} as const satisfies Call

/** All drivers of a model for one system, or for all, as one zip archive, made while it is sent [2.4#42]. */
export const driverBundle = {
  ...look,
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

/** Service manuals [2.1#40], the newest first. */
export const manuals = {
  ...look,
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
  ...look,
  path: '/{brand}Client/service-manual/detail',
  upstream: 'manuals',
  request: z.object({ id: choice, language }),
  /** Null where there is none with this id. */
  response: manualEntry
    .extend({
      chapters: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })).default([]),
      file: wireFile.nullish(),
    })
    .nullable(),
} as const satisfies Call
