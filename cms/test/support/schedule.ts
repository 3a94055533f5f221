import type { Payload } from 'payload'

interface Schedule {
  article: number
  type: 'publish' | 'unpublish'
  user: number
  at: Date
}

/** Runs with the account's rights at that time. */
export async function schedule(payload: Payload, { article, type, user, at }: Schedule): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      // The admin stores it as text.
      doc: { relationTo: 'news', value: String(article) as unknown as number },
      user: { relationTo: 'users', value: user },
    },
    waitUntil: at,
  })
}
