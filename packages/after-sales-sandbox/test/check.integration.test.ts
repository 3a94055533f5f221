import { readFileSync } from 'node:fs'
import { CALL_NAMES, CALLS as CONTRACT, type Call, type CallName } from '@carelane/after-sales'
import { checkHost, checkInputs, type Finding } from '@carelane/after-sales/check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CALLS } from '../src/calls/calls'
import { clientOptions, startTestSandbox, type TestSandbox } from './sandbox'

/** It takes the token that a one-time code was exchanged for. */
const NEEDS_TOKEN = new Set(['POST /{brand}Client/repair/list'])

const FILE = new URL('../check-inputs.json', import.meta.url)

/** What the check says of each call, by method and path. */
const findings = new Map<string, unknown>()

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('check')
  const inputs = checkInputs.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  for await (const found of checkHost({ host: clientOptions(sandbox), inputs, write: true })) {
    findings.set(placeOf(found.call.method, found.call.path), told(found))
  }
})

afterAll(() => sandbox.stop())

/** Where a call is; the value in its path has a name of its own on each side. */
const placeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+|\{(?!brand\})\w+\}/g, '*')}`

/** What there is to say of a call beside its verdict. */
function told(found: Finding): { verdict: string; says: string[] } {
  switch (found.verdict) {
    case 'meets':
      return { verdict: found.verdict, says: [...found.notes] }
    case 'differs':
      return { verdict: found.verdict, says: [...found.problems] }
    case 'not asked':
      return { verdict: found.verdict, says: [found.reason] }
  }
}

const contract = new Map<string, Call>(
  CALL_NAMES.map((name) => [placeOf(CONTRACT[name].method, CONTRACT[name].path), CONTRACT[name]]),
)

const served = CALLS.map((call) => [placeOf(call.method, `/{brand}${call.path}`), call] as const)

/** What visitors look up; the rest is handed in or bought. */
const LOOK_UPS: readonly CallName[] = [
  'serviceCenters',
  'serviceCenter',
  'serviceCenterStates',
  'serviceCenterCities',
  'serviceCenterPoints',
  'repairOrder',
  'repairOrdersByPhone',
  'repairSendCode',
  'repairVerifyCode',
  'repairOrders',
  'warrantyInfo',
  'tvWarranty',
  'sparePartChoices',
  'sparePartPrices',
  'sparePartSerial',
  'driverChoices',
  'drivers',
  'downloadFile',
  'driverBundle',
  'manuals',
  'manual',
  'countryByLocation',
  'countryByIp',
  'highBrandModels',
  'highBrandBenefits',
  'shortUrl',
  'assistantGate',
  'surveyList',
]

it('the sandbox answers every look-up of the contract', () => {
  const places = LOOK_UPS.map((name) => placeOf(CONTRACT[name].method, CONTRACT[name].path))
  expect(served.map(([place]) => place)).toEqual(expect.arrayContaining(places))
})

it.each(served)('%s stands in the contract, with the same protections [7#11]', (place, call) => {
  const agreed = contract.get(place)
  expect({
    values: call.values,
    concealed: [...call.concealed].sort(),
    isBodyEncrypted: call.isBodyEncrypted,
    isAnswerEncrypted: call.isAnswerEncrypted,
    isSignedByLocation: call.isSignedByLocation,
  }).toEqual({
    values: agreed?.values,
    concealed: [...(agreed?.wire.rsa ?? [])].sort(),
    isBodyEncrypted: agreed?.wire.isBodyEncrypted,
    isAnswerEncrypted: agreed?.wire.isAnswerEncrypted,
    isSignedByLocation: agreed?.sign === 'location',
  })
})

const asked = served.filter(([place]) => !NEEDS_TOKEN.has(place))

it.each(asked)('%s meets the contract', (place) => {
  expect(findings.get(place)).toEqual({ verdict: 'meets', says: [] })
})

it('is shown as an OpenAPI document by the sandbox, for the address that it was asked at', async () => {
  const document = await (await fetch(`${sandbox.url}/openapi.json`)).json()
  expect(document).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: sandbox.url }],
    paths: { '/carelaneClient/warranty/info': { get: { operationId: 'warrantyInfo' } } },
  })
})
