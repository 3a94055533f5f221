const TWO_YEARS_SECONDS = 63_072_000

const NAME = 'payload-token'
const HOST_NAME = `__Host-${NAME}`

/**
 * Where `CMS_URL` is https, browsers take the cookie of a log-in from this host alone, and send it over TLS alone. Payload
 * has one prefix for all its cookies, and its scripts set that of the language without `Secure`.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerForHttps(request, response) {
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = incoming(cookie)
  const writeHead = response.writeHead.bind(response)
  // Cookies are known only then.
  response.writeHead = (/** @type {Parameters<typeof writeHead>} */ ...head) => {
    response.setHeader('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`)
    const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(outgoing))
    return writeHead(...head)
  }
}

/** @param {string} header */
function incoming(header) {
  return header
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${NAME}=`))
    .map((pair) => (pair.startsWith(`${HOST_NAME}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ')
}

/** @param {string} cookie */
function outgoing(cookie) {
  if (!cookie.startsWith(`${NAME}=`)) return cookie
  const isSecure = /; *secure(?:=[^;]*)?(?:;|$)/i.test(cookie)
  return `__Host-${cookie}${isSecure ? '' : '; Secure'}`
}
