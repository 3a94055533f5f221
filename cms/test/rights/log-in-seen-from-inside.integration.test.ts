import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../support/accounts'
import { startCms } from '../support/start-cms'
import { send as sendTo } from './attempts'
import { addNewcomer, type StaffedCms, startStaffedCms, type Session } from './staffed-cms'

let staffed: StaffedCms

beforeAll(async () => {
  // Moments between a read and a write, and what hashing takes, are seen only from inside.
  staffed = await startStaffedCms('rights_log_in', startCms)
})

afterAll(() => staffed.cms.stop())

const send = (who: Session, method: string, path: string, data?: unknown) =>
  sendTo(staffed, who, method, path, data)

const account = (id: number) => staffed.cms.payload.findByID({ collection: 'users', id, depth: 0 })

const tryLogIn = (email: string, password: string) =>
  send(staffed.as.stranger, 'POST', '/users/login', { email, password })

const newcomer = () => addNewcomer(staffed)

describe('a log-in', () => {
  test('takes the same for an unknown address and a wrong password', async () => {
    const who = await newcomer()
    const attempt = async (email: string) => {
      const before = process.cpuUsage()
      const answer = await tryLogIn(email, 'wrong')
      await answer.text()
      return process.cpuUsage(before).user
    }
    const known = await attempt(who.email)
    expect(await attempt('nobody@example.com')).toBeGreaterThan(known / 3)
  })

  test('undoes nothing that was changed while its password was compared', async () => {
    const who = await newcomer()
    const change = (data: object) => staffed.cms.payload.update({ collection: 'users', id: who.id, data })
    const meanwhile = async (data: object) => {
      const attempt = tryLogIn(who.email, PASSWORD)
      // Hashing takes a tenth of a second after that.
      await vi.waitUntil(() => reads > 0)
      await change(data)
      return (await attempt).status
    }
    let reads = 0
    const { db } = staffed.cms.payload
    const findOne = db.findOne.bind(db)
    vi.spyOn(db, 'findOne').mockImplementation(async (args) => {
      const found = await findOne(args)
      if (args.collection === 'users' && JSON.stringify(args.where).includes(who.email)) reads += 1
      return found
    })
    expect(await meanwhile({ role: 'read-only' })).toBe(200)
    expect(await account(who.id)).toMatchObject({ role: 'read-only' })
    reads = 0
    expect(await meanwhile({ password: 'set by an administrator' })).toBe(401)
    expect((await tryLogIn(who.email, PASSWORD)).status).toBe(401)
    vi.restoreAllMocks()
  })
})
