import { EnvironmentError } from '@carelane/config'
import { expect, test } from 'vitest'
import { readSettings } from './settings'

test('reads where the cms keeps its content', () => {
  const source = {
    DATABASE_URL: 'postgres://a:b@db:5432/x',
    SESSION_SECRET: 's'.repeat(32),
    CARELANE_DATA_DIR: '/data',
  }
  expect(readSettings(source)).toMatchObject({
    connectionString: 'postgres://a:b@db:5432/carelane_cms',
    mediaDirectory: '/data/media',
  })
})

test('names every variable that is missing or wrong, and no value', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://a:hidden@db/x' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/DATABASE_URL: [^]*SESSION_SECRET is not set/)
  expect(read).not.toThrow(/hidden/)
})
