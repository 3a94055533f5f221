import type { IncomingMessage } from 'node:http'

export type EnteredField = readonly [name: string, value: string]

/** Without files, which no page can hold. Null if it is no form. */
export async function enteredFields(
  { headers }: IncomingMessage,
  body: Buffer | null,
): Promise<EnteredField[] | null> {
  if (!body) return null
  const sent = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  try {
    const form = await sent.formData()
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
