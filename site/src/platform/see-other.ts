/** Leads on to a page, with a cookie for it. */
export function seeOther(location: string, cookie: string): Response {
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
