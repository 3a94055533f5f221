import type { Payload } from 'payload'
import type { Role } from '../../src/access/roles'

export const PASSWORD = 'a password for tests'

export async function addAccount(payload: Payload, role: Role, countries: number[] = []) {
  const email = `${role}@example.com`
  const data = { email, name: role, role, countries, password: PASSWORD }
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email }
}
