/** Data, which shows nothing by itself. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * What every answer says, set once its other headers are known: handlers and Next's settings each add a line of their own.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} isData
 */
export function guardAnswer(response, isData) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {Parameters<typeof writeHead>} */ ...head) => {
    const own = {
      'referrer-policy': 'same-origin',
      ...(isData && { 'content-security-policy': DATA_POLICY }),
    }
    for (const [name, value] of Object.entries(own))
      if (!response.hasHeader(name)) response.setHeader(name, value)
    response.setHeader('x-content-type-options', 'nosniff')
    return writeHead(...head)
  }
}
