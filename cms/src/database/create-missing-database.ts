import { Client, DatabaseError } from 'pg'

const DOES_NOT_EXIST = '3D000'
const EXISTS_ALREADY = '42P04'

export async function createMissingDatabase(connectionString: string): Promise<void> {
  if (await exists(connectionString)) return
  const address = new URL(connectionString)
  const database = decodeURIComponent(address.pathname.slice(1))
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === EXISTS_ALREADY)) throw error
  } finally {
    await client.end()
  }
}

async function exists(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DOES_NOT_EXIST) return false
    throw error
  } finally {
    await client.end()
  }
}
