import { readFileSync } from 'node:fs'
import { CALL_NAMES, CALLS as CONTRACT, type Call, type CallName } from '@carelane/after-sales'
import {
  checkHost,
  checkInputs,
  checkProvider,
  type Finding,
  type ProviderFinding,
} from '@carelane/after-sales/check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '../src/calls/calls'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { tokenOf } from './answers'
import { clientOptions, startTestSandbox, type TestSandbox } from './sandbox'

const NEEDS_TOKEN = new Set([
  'POST /{brand}Client/repair/list',
  'POST /{brand}Client/repair/quote',
  'POST /{brand}Client/repair/quote-answer',
  'POST /{brand}Client/repair/report',
])

const FILE = new URL('../check-inputs.json', import.meta.url)

const findings = new Map<string, unknown>()

let sandbox: TestSandbox
let provider: ProviderFinding | undefined

beforeAll(async () => {
  sandbox = await startTestSandbox('check')
  const inputs = checkInputs.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  const token = await tokenOf(sandbox, '+234-8021231231')
  const { LOGIN_CLIENT_ID: clientId, LOGIN_APP_ID: appId } = THROW_AWAY_KEYS
  provider = await checkProvider({ loginUrl: sandbox.url, clientId, appId, brandId: 'carelane' }, token)
  const options = { host: clientOptions(sandbox), write: true, token }
  for await (const found of checkHost({ ...options, inputs })) {
    findings.set(placeOf(found.call.method, found.call.path), verdictOf(found))
  }
})

afterAll(() => sandbox.stop())

const placeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+|\{(?!brand\})\w+\}/g, '*')}`

function verdictOf(found: Finding): { verdict: string; says: string[] } {
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

const ANSWERED: readonly CallName[] = [
  'serviceCenters',
  'serviceCenter',
  'serviceCenterStates',
  'serviceCenterCities',
  'serviceCenterPoints',
  'serviceFigures',
  'centerAvailability',
  'queueTicketTake',
  'queueTicket',
  'queueTicketGiveBack',
  'repairOrder',
  'repairSendCode',
  'repairVerifyCode',
  'repairOrders',
  'repairQuote',
  'repairQuoteAnswer',
  'repairReport',
  'repairEnquiryAdd',
  'repairEnquiry',
  'repairWatch',
  'warrantyInfo',
  'tvWarranty',
  'sparePartChoices',
  'sparePartPrices',
  'sparePartSerial',
  'repairModels',
  'repairCosts',
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
  'surveyQuestions',
  'surveyAdd',
  'ratingInfo',
  'ratingAdd',
  'accountGuest',
  'authentication',
  'logout',
  'uploadFile',
  'appointmentSlots',
  'appointmentAdd',
  'appointmentDetail',
  'appointmentChange',
  'appointmentCancel',
  'pickUpOffer',
  'pickUpAdd',
  'pickUpPost',
  'pickUpDetail',
  'pickUpCancel',
  'appealAdd',
  'verdictContestAdd',
  'verdictContestDetail',
  'appealUpdate',
  'appealList',
  'appealDetail',
  'protectionPlans',
  'protectionStores',
  'storeProtectionPlans',
  'protectionProtocol',
  'referralCode',
  'protectionOrderAdd',
  'storeProtectionOrderAdd',
  'protectionPayment',
  'protectionPaymentStatus',
  'protectionOrders',
  'protectionCancel',
]

test('the sandbox answers all of the contract but the account', () => {
  const places = ANSWERED.map((name) => placeOf(CONTRACT[name].method, CONTRACT[name].path))
  expect(served.map(([place]) => place)).toEqual(expect.arrayContaining(places))
})

test.each(served)('%s stands in the contract, with the same protections [7#11]', (place, call) => {
  const agreed = contract.get(place)
  expect({
    values: call.values,
    headers: [...call.headers],
    concealed: [...call.concealed].sort(),
    isBodyEncrypted: call.isBodyEncrypted,
    isAnswerEncrypted: call.isAnswerEncrypted,
    isSignedByLocation: call.isSignedByLocation,
    authorization: call.authorization,
  }).toEqual({
    values: agreed?.values,
    headers: [...(agreed?.headers ?? [])],
    concealed: [...(agreed?.wire.rsa ?? [])].sort(),
    isBodyEncrypted: agreed?.wire.isBodyEncrypted,
    isAnswerEncrypted: agreed?.wire.isAnswerEncrypted,
    isSignedByLocation: agreed?.sign === 'location',
    authorization: agreed?.authorization,
  })
})

const asked = served.filter(([place]) => !NEEDS_TOKEN.has(place))

test.each(asked)('%s meets the contract', (place) => {
  expect(findings.get(place)).toEqual({ verdict: 'meets', says: [] })
})

test('the account provider meets the contract', () => {
  expect(provider?.lines.map((line) => line.replace(/\d+ ms$/, ''))).toEqual([
    'meets      GET   /sdk/account/get-profile  ',
  ])
})

test('is shown as an OpenAPI document by the sandbox, for the address that it was asked at', async () => {
  const document = await (await fetch(`${sandbox.url}/openapi.json`)).json()
  expect(document).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: sandbox.url }],
    paths: { '/carelaneClient/warranty/info': { get: { operationId: 'warrantyInfo' } } },
  })
})
