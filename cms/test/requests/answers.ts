import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type StaffedCms, startStaffedCms } from '../rights/staffed-cms'

export const isNoFault = (status: number) => status < 500
export const isNothing = (status: number) => status === 403 || status === 404 || status === 405

/** Payload's internal collections have no list. */
export const isUnread = (slug: string) => (status: number) =>
  status === 400 || (slug.startsWith('payload-') && [403, 404].includes(status))

/** Of the built cms, to an administrator, whose requests no right stops early. */
export function useAnswers(label: string) {
  let staffed: StaffedCms | undefined
  // Collected, so that a test reports them all.
  const wrong: string[] = []

  beforeAll(async () => {
    staffed = await startStaffedCms(label)
  })
  beforeEach(() => void wrong.splice(0))
  afterAll(() => staffed?.cms.stop())

  const opened = () => {
    if (!staffed) throw new Error('The cms is started before the first test.')
    return staffed
  }

  const ask = (method: string, path: string, body?: string, more: Record<string, string> = {}) => {
    const { as, cms } = opened()
    const headers = { ...as.administrator.headers, 'content-type': 'application/json', ...more }
    return cms.rest(path, { method, headers, ...(body === undefined ? {} : { body }) })
  }

  return {
    get staffed() {
      return opened()
    },
    get slugs() {
      return Object.keys(opened().cms.payload.collections)
    },
    ask,
    async check(expected: (status: number) => boolean, method: string, path: string, body?: string) {
      const answer = await ask(method, path, body)
      if (!expected(answer.status))
        wrong.push(
          `${method} ${path} ${body ?? ''} → ${answer.status} ${(await answer.text()).slice(0, 200)}`,
        )
    },
    expectAllRight() {
      expect(wrong).toEqual([])
    },
  }
}

export type Answers = ReturnType<typeof useAnswers>
