import { z } from 'zod'
import type { Call } from './call'
import { REPAIR_FAULTS } from './repair-costs'
import { orderNumber, place } from './request-values'
import { ENCRYPTED } from './wire'
import { openText, wireAmount, wireCurrency, wireText } from './wire-values'

export const REPAIR_WORKS = [
  'part-replaced',
  'board-repaired',
  'cleaned',
  'software-updated',
  'reset',
  'tested',
] as const

export const REPAIR_PARTS = [
  'screen',
  'battery',
  'charging-port',
  'camera',
  'back-cover',
  'speaker',
  'microphone',
  'mainboard',
  'buttons',
] as const

/** What became of a part that was taken out. */
export const OLD_PARTS = ['given-back', 'recycled', 'sent-to-maker'] as const

export const GUARANTEE_COVERS = ['parts', 'work'] as const

const reportContent = z.object({
  orderNumber: z.string().min(1),
  productBrand: wireText,
  productModel: wireText,
  finishedTime: z.iso.datetime(),
  found: z.array(openText(REPAIR_FAULTS)),
  done: z.array(openText(REPAIR_WORKS)),
  note: z
    .object({ text: z.string().min(1).max(4_000), language: z.string().regex(/^[a-z]{2,3}$/) })
    .nullish()
    .describe('As the technician wrote it, in the language it was written in'),
  parts: z.array(
    z.object({
      part: openText(REPAIR_PARTS),
      serialNumber: wireText,
      oldPart: openText(OLD_PARTS).nullish(),
    }),
  ),
  price: z
    .object({ amount: wireAmount, currency: wireCurrency })
    .nullish()
    .describe('What was paid with tax; 0 for a free repair, null where the service does not know'),
  guarantee: z
    .object({
      until: z.iso.date().describe('Its last day'),
      covers: z.array(openText(GUARANTEE_COVERS)).min(1),
    })
    .nullish(),
  serviceCenter: z.object({ name: z.string().min(1), address: wireText, phone: wireText }).nullish(),
})

/** Null for an order that is not repaired, or of another phone. Code 50008: the token has expired. */
export const repairReport = {
  method: 'POST',
  path: '/{brand}Client/repair/report',
  upstream: 'repair-reports',
  extension: 'repair-reports',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  request: z.object({ token: z.string().min(16).max(512), orderNumber, ...place }),
  response: reportContent.nullable(),
  effect: 'read',
  deadlineMs: 8_000,
  retries: 1,
  personal: ['token', 'orderNumber', 'serialNumber'],
} as const satisfies Call
