import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'

/** @throws APIError (400) unless it is an object or empty */
export async function readBody(req: PayloadRequest): Promise<void> {
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if (!isOfSender(error, req)) throw error
    req.payload.logger.info({ err: error }, 'a request that cannot be read')
    throw new APIError('What was sent cannot be read.', 400)
  }
  const data: unknown = req.data ?? {}
  if (req.data === null || typeof data !== 'object' || Array.isArray(data))
    throw new APIError('Send one object with the names and values of fields.', 400)
  req.data = data as NonNullable<PayloadRequest['data']>
  // The body has been consumed.
  Object.defineProperty(req, 'body', { value: null })
}

/** Payload answers 500 to forms that end early or lack a boundary. */
function isOfSender(error: unknown, { headers }: PayloadRequest): boolean {
  const isForm = headers.get('content-type')?.startsWith('multipart/') === true
  return isForm || error instanceof SyntaxError || error instanceof APIError
}
