import { expect, test } from 'vitest'
import { databaseUrl } from './database'

test('a part uses its own database on the server, with the same account and options', () => {
  const server = 'postgres://ann:p%40ss@db.example:6543/postgres?sslmode=require'
  expect(databaseUrl(server, 'carelane_cms')).toBe(
    'postgres://ann:p%40ss@db.example:6543/carelane_cms?sslmode=require',
  )
})

test('a prefix keeps installations on one server apart', () => {
  expect(databaseUrl('postgres://localhost', 'carelane_site', 'blue_')).toBe(
    'postgres://localhost/blue_carelane_site',
  )
})
