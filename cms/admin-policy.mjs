import { randomBytes } from 'node:crypto'

/** Previews show the site in a frame. */
const SITES = ['SITE_URL', 'INDIA_SITE_URL', 'RUSSIA_SITE_URL'].flatMap((name) => {
  const url = process.env[name] ?? ''
  return URL.canParse(url) ? [new URL(url).origin] : []
})

/**
 * The policy of a page of the admin, with a nonce of its own: Next gives it to its scripts when it finds the policy among the
 * headers of the request.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function limitScripts(request, response) {
  const policy = [
    "default-src 'self'",
    // Scripts that Next's load come along; whoever injects one knows no nonce.
    `script-src 'nonce-${randomBytes(16).toString('base64')}' 'strict-dynamic'`,
    // Payload, its editor and its lists write styles into elements, and Emotion into style elements without a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["frame-src 'self'", ...SITES].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
}
