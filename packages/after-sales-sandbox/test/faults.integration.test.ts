import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '../src/calls/calls'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('faults')
})
afterEach(() => sandbox.clear('/sandbox/faults'))
afterAll(() => sandbox.stop())

const ask = ({ method, path }: (typeof CALLS)[number]) =>
  fetch(`${sandbox.url}/carelane${path.replace(/:\w+/, 'anything')}`, { method })

describe('the fault switch', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))('breaks %s alone', async (name, call) => {
    await sandbox.put('/sandbox/faults', { call: name, fault: '500' })
    for (const other of CALLS) {
      expect((await ask(other)).status === 500, other.name).toBe(other.name === name)
    }
    await sandbox.put('/sandbox/faults', { call: name, fault: 'down' })
    await expect(ask(call)).rejects.toThrow()
    await sandbox.clear(`/sandbox/faults?call=${name}`)
    expect((await ask(call)).status).toBe(200)
  })

  test('breaks a file off under the length of the whole', async () => {
    const file = { fileId: 'aster-book-14-installation-guide.pdf' }
    await sandbox.put('/sandbox/faults', { call: 'download-file', fault: 'truncated' })
    const answer = await clientOf(sandbox).download('downloadFile', file)
    if (!answer.ok) throw answer.failure.cause
    await expect(new Response(answer.data.body).arrayBuffer()).rejects.toThrow()
  })
})

test('lists on its root page what the README shows, and the names of all calls', async () => {
  const page = await (await fetch(`${sandbox.url}/?country=ng`)).text()
  for (const { name } of CALLS) expect(page).toContain(name)
  for (const shown of ['WONG1414500961', 'TVNGDWAW599029', 'SP006UHMKWS00551', 'SNA510886403915']) {
    expect(page).toContain(shown)
  }
  expect(page).toMatch(/a van is free from \d{4}-\d\d-\d\d \d\d:00; appliances too/)
  expect(page).toContain('not served: a service centre is named instead')
})
