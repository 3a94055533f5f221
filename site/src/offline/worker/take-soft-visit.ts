import { isContent, type SoftVisit } from '../../platform/what-is-kept-offline'
import { keepOpenStyles } from './answer-style'
import { inFrame } from './kept-copy'
import { entries, find, keepPage } from './store'

export async function takeSoftVisit(visit: SoftVisit): Promise<void> {
  const { pathname, origin } = new URL(visit.url)
  if (origin !== location.origin || !isContent(pathname)) return
  const section = `${origin}/${pathname.split('/')[1]}/`
  const all = await entries(Date.now())
  const nearest = all.find(
    ({ url, until, styles }) => until === null && styles.length > 0 && url.startsWith(section),
  )
  const frame = nearest && (await find(nearest.url))
  if (!frame) return
  const copy = inFrame(await frame.response.text(), visit)
  await keepPage(visit.url, copy, frame.response.headers.get('content-security-policy'))
  await keepOpenStyles(copy.styles)
}
