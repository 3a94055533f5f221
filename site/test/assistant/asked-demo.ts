import { startStack } from '@carelane/test-kit/stack'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import { askForPassages } from '../../src/content/assistant'
import { embeddedAnswer } from '../../src/features/assistant/engine/embedded-answer'
import { environmentOf } from '../support/built-site'
import { CONTENT } from './own-texts'
import type { Question } from './questions'
import { askAll, type Outcome } from './score'
import { SECTIONS } from './sections'

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
  await learned()
  return { database, stop, askAll: (questions) => askAll(questions, embeddedAnswer, database) }
}

/** The first question in a language makes the cms learn its phrases. English ones would be read in English meanwhile. */
async function learned(): Promise<void> {
  for (const [locale, lang] of Object.entries(SECTIONS)) {
    const file = path.join(CONTENT, 'intents/fridge-warm', `${locale}.yaml`)
    if (!existsSync(file)) continue
    const question = readFileSync(file, 'utf8').split('\n')[1]?.trim() ?? ''
    const asked = { question, device: '', topic: '' }
    const hasLearned = async () => {
      const found = await askForPassages(lang, asked, AbortSignal.timeout(9000))
      return found?.intents[0] !== undefined && found.intents[0].probability > 0.5
    }
    const until = Date.now() + INDEXED_WITHIN_MS
    while (!(await hasLearned())) {
      if (Date.now() > until) throw new Error(`the phrases in ${locale} were not learned in time`)
      await delay(200)
    }
  }
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
