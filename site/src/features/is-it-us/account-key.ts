/** Hosts by which one network is reached. */
const NETWORK_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'facebook.com': ['fb.com', 'web.facebook.com', 'mbasic.facebook.com'],
  'twitter.com': ['x.com', 'mobile.twitter.com'],
  'instagram.com': ['instagr.am'],
  'whatsapp.com': ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'web.whatsapp.com'],
  'youtube.com': [],
  'tiktok.com': [],
  't.me': ['telegram.me', 'telegram.dog'],
}

const NETWORK_OF = new Map(
  Object.entries(NETWORK_HOSTS).flatMap(([network, hosts]) =>
    [network, ...hosts].map((host) => [host, network] as const),
  ),
)

/** `facebook.com/carelane`, the same for every way to write the address; null for none of an account. */
export function accountKey(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { host, pathname, searchParams } = new URL(address)
  const number = whatsappNumber(address)
  if (number) return `whatsapp.com/${number}`
  const path = pathname.split('/').filter(Boolean).join('/').toLowerCase().replace(/^@/, '')
  if (path === '') return null
  const id = path === 'profile.php' ? `?id=${searchParams.get('id')}` : ''
  return `${networkOf(host) ?? plainHost(host)}/${path}${id}`
}

/** Null for a host that is of no network. */
export function networkOf(host: string): string | null {
  return NETWORK_OF.get(plainHost(host)) ?? null
}

/** `+2348021231231`, of a link that opens a chat with a number. */
export function whatsappNumber(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { host, protocol, pathname, searchParams } = new URL(address)
  if (protocol !== 'whatsapp:' && networkOf(host) !== 'whatsapp.com') return null
  const digits = /^\/\+?(\d+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('phone')?.replace(/\D/g, '')
  return digits ? `+${digits}` : null
}

function plainHost(host: string): string {
  return host.replace(/^(?:www|m)\./, '').replace(/\.$/, '')
}
