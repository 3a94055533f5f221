import { readBody } from './body'
import { failed, readFailure } from './answer'
import type { Failure, Result } from './result'

/** The caller must read or cancel `body`. */
export interface ServiceFile {
  status: 200 | 206
  headers: Readonly<Record<string, string>>
  body: ReadableStream<Uint8Array>
}

const PASSED_ON = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

export async function readFileAnswer(response: Response, aesKey: string): Promise<Result<ServiceFile>> {
  const { status, body } = response
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if ((status !== 200 && status !== 206) || isJson) {
    return failed({
      ...readFailure({ status, body: await readBody(response) }, aesKey),
      ...sizeTold(response),
    })
  }
  if (!body)
    return failed({ kind: 'invalid', status, isRetryable: false, cause: new Error('The file is empty') })
  // fetch has decompressed the body.
  const isOtherLength = response.headers.has('content-encoding')
  const passed = PASSED_ON.filter((name) => name !== 'content-length' || !isOtherLength)
  const headers = passed.map((name) => [name, response.headers.get(name)] as const)
  const present = headers.filter((header): header is [string, string] => header[1] !== null)
  return { ok: true, data: { status, headers: Object.fromEntries(present), body } }
}

/** RFC 9110, 15.5.17 */
function sizeTold({ status, headers }: Response): Pick<Failure, 'fileSize'> {
  const [, size] = /^bytes \*\/(\d{1,15})$/.exec(headers.get('content-range') ?? '') ?? []
  return status === 416 && size !== undefined ? { fileSize: Number(size) } : {}
}
