import { startStack } from '@carelane/test-kit/stack'
import { Client } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import { answer } from '../../src/features/assistant/choose-answerer'
import { environmentOf } from '../support/built-site'
import type { Question } from './questions'
import { askAll, type Outcome } from './score'

export interface AskedDemo {
  database: Client
  askAll(questions: readonly Question[]): Promise<Outcome[]>
  stop(): Promise<void>
}

const INDEXED_WITHIN_MS = 120_000

export async function startAskedDemo(): Promise<AskedDemo> {
  const stack = await startStack({ parts: ['cms'] })
  const database = new Client({ connectionString: stack.databaseUrls.carelane_cms })
  await database.connect()
  const stop = async () => {
    await database.end()
    await stack.stop()
  }
  try {
    await indexed(database)
  } catch (error) {
    await stop()
    throw error
  }
  Object.assign(process.env, environmentOf(1, stack.cmsUrl))
  return { database, stop, askAll: (questions) => askAll(questions, answer, database) }
}

async function indexed(database: Client): Promise<void> {
  const until = Date.now() + INDEXED_WITHIN_MS
  while (Date.now() < until) {
    const { rows } = await database.query('SELECT FROM search.queue LIMIT 1')
    if (rows.length === 0) return
    await delay(200)
  }
  throw new Error('the demo’s content was not indexed in time')
}
