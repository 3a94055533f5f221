import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { OUTER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, type Call } from './call'
import { CALL_TEXTS } from '../documentation/call-texts'
import { CALL_NAMES, CALLS } from './calls'

const calls: [string, Call][] = CALL_NAMES.map((name) => [name, CALLS[name]])

const PERSONAL =
  /^(?:imei\d?|phone|name|email|snid|idNumber|invoiceNumber|flightNumber|latitude|longitude|lat|lng|ip|token|code|keyword|orderNumber|serviceNumber|appointmentNumber)$/

const NOT_PERSONAL = new Set(['referralCode.code'])

describe.each(calls)('%s', (name, call) => {
  const fields = Object.keys(schemaOf(call.request).properties ?? {})

  test('has a deadline within the outer timeout [9#1]', () => {
    const outer = call.values === 'file' ? UPLOAD_TIMEOUT_MS : OUTER_TIMEOUT_MS
    expect(call.deadlineMs).toBeGreaterThan(0)
    expect(call.deadlineMs).toBeLessThan(outer)
  })

  test('is made again only where it changes nothing', () => {
    expect(call.effect === 'write' ? call.retries : 0).toBe(0)
    expect(call.method === 'GET' && call.values !== 'query').toBe(false)
  })

  test('names the values of its path and its headers as fields', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
    const named = [...inPath.filter((field) => field !== 'brand'), ...(call.headers ?? [])]
    expect(fields).toEqual(expect.arrayContaining(named))
  })

  test('knows what of it is personal', () => {
    const personal = fields.filter((field) => PERSONAL.test(field) && !NOT_PERSONAL.has(`${name}.${field}`))
    expect(call.personal).toEqual(expect.arrayContaining(personal))
  })

  test('has nothing personal in an address in clear', () => {
    const inAddress = call.values === 'query' ? fields.filter((field) => call.personal.includes(field)) : []
    const inClear = inAddress.filter((field) => !call.wire.rsa.includes(field))
    expect(inClear).toEqual(IN_CLEAR[name] ?? [])
  })

  test('encrypts a body with something personal [7#7]', () => {
    const isPersonal = fields.some((field) => call.personal.includes(field))
    const hasBody = call.values === 'json' || call.values === 'form'
    expect(call.wire.isBodyEncrypted || !hasBody || !isPersonal).toBe(true)
  })
})

/** As specified [7#24], or too long for RSA. */
const IN_CLEAR: Record<string, string[]> = {
  countryByLocation: ['lat', 'lng'],
  serviceCenters: ['keyword'],
  serviceCenterPoints: ['keyword'],
  manuals: ['keyword'],
}

test('no two calls have the same method and path', () => {
  const places = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

test('a tool hangs alone: no capability shares its upstream with another', () => {
  const groupOf = new Map<string, string>()
  for (const name of CALL_NAMES) {
    const { group } = CALL_TEXTS[name]
    const { upstream } = CALLS[name]
    expect([upstream, groupOf.get(upstream) ?? group]).toEqual([upstream, group])
    groupOf.set(upstream, group)
  }
})

test('no two look-ups of different pages share an upstream', () => {
  const names = [
    'serviceCenters',
    'repairOrder',
    'warrantyInfo',
    'tvWarranty',
    'sparePartPrices',
    'sparePartSerial',
    'drivers',
    'downloadFile',
    'manuals',
    'countryByLocation',
    'highBrandModels',
    'shortUrl',
    'assistantGate',
  ] as const
  expect(new Set(names.map((name) => CALLS[name].upstream)).size).toBe(names.length)
})

function schemaOf(schema: z.ZodType): { properties?: object } {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

test('a payment page is a page on the web', () => {
  const answer = { result: 'accepted', paymentNumber: '1', openUntil: '2026-11-26T10:00:00Z' }
  const reads = (paymentUrl: string) =>
    CALLS.protectionPayment.response
      .safeParse({ ...answer, paymentUrl })
      .error?.issues.map(({ path }) => path)
  for (const url of ['javascript:alert(1)', 'data:text/html,hello', 'file:///etc/passwd'])
    expect(reads(url)).toContainEqual(['paymentUrl'])
  expect(reads('https://pay.example/1') ?? []).not.toContainEqual(['paymentUrl'])
})
