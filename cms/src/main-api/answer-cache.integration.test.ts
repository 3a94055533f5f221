import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCountry } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'
import type { Database } from '../database/query'
import { cachedAnswer } from './answer-cache'
import { written } from './respond'

let cms: TestCms
let db: Database
let kenya: number

beforeAll(async () => {
  cms = await startCms('kept_answers')
  db = cms.payload.db.pool
  kenya = await addCountry(cms.payload, 'ke', ['en'], 'Kenya')
})

afterAll(() => cms.stop())

function answers(asked: string, during: () => Promise<unknown> = async () => undefined) {
  let made = 0
  const make = async () => {
    made += 1
    const number = made
    await during()
    return written({ number }, [])
  }
  return async () => JSON.parse((await cachedAnswer(db, [asked], make)).body).result.number as number
}

const publish = () =>
  cms.payload.update({ collection: 'countries', id: kenya, data: { mcc: String(Math.random()).slice(2, 5) } })

test('is made once while nothing is published, however many ask', async () => {
  const ask = answers('the same')
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
})

test('is another one for another question', async () => {
  const [one, other] = [answers('one'), answers('other')]
  await one()
  await publish()
  await one()
  expect(await other()).toBe(1)
})

test('is made anew after each publication', async () => {
  const ask = answers('edited')
  for (const expected of [1, 2, 3]) {
    expect(await ask()).toBe(expected)
    expect(await ask()).toBe(expected)
    await publish()
  }
})

test('is made anew where something was published while it was made', async () => {
  const once = { left: 1 }
  const ask = answers('meanwhile', async () => {
    if (once.left-- > 0) await publish()
  })
  expect(await ask()).toBe(1)
  expect(await ask()).toBe(2)
  expect(await ask()).toBe(2)
})

test('is not kept where it could not be made', async () => {
  const broken = { left: 1 }
  const ask = answers('broken', async () => {
    if (broken.left-- > 0) throw new Error('broken')
  })
  await expect(ask()).rejects.toThrow('broken')
  expect(await ask()).toBe(2)
})
