import { EnvironmentError } from '@carelane/config'
import { parseArgs } from 'node:util'
import { migrate } from '../migrator/migrate'
import { readSettings } from '../settings'
import { HasContent, seedLarge } from './seed-large'

// As promised in the product's figures.
const ARTICLES = 100_000
const PICTURES = 20_000

try {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const settings = readSettings()
  console.log(`Into the database ${new URL(settings.connectionString).pathname.slice(1)}`)
  await migrate({ ...settings, logLevel: 'error' })
  const began = performance.now()
  await seedLarge(settings.connectionString, {
    articles: ARTICLES,
    pictures: PICTURES,
    besideContent: values.yes,
    report: (line) =>
      console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`),
  })
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  process.exit(0)
} catch (error) {
  const explained = error instanceof HasContent || error instanceof EnvironmentError
  console.error(explained ? error.message : error)
  process.exit(1)
}
