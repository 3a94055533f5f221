export const MAX_BODY_BYTES = 1024 * 1024

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** @throws BodyTooLargeError */
export async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES)
      throw new BodyTooLargeError(`The answer is larger than ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
