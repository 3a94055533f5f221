import { ownerOf } from '@/accounts/session-content'
import { sessionOf } from '@/accounts/session-cookie'
import { redirectTo } from '@/accounts/redirect-to-provider'
import { ERASED_COOKIE } from '@/features/your-data/own-data-paths'
import { findSiteSection } from '@/forms/site-section'
import { href } from '@/links/href'
import { answerNoSuchSection } from '@/platform/answer-json'
import { setCookie } from '@/platform/cookies'
import { isFromElsewhere, readForm } from '@/platform/read-form'
import { seal } from '@/platform/sealed'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { eraseOfPerson, exportOfPerson } from './of-person'

const TOLD_SECONDS = 30

/** What the site keeps of who is signed in, as a file; others are led to the page. */
export async function answerOwnData(request: Request): Promise<Response> {
  const section = await findSiteSection(new URL(request.url).searchParams.get('lang') ?? '')
  if (!section) return answerNoSuchSection()
  const path = href(section.lang, 'your-data/mine')
  if (isFromElsewhere(request)) return redirectTo(path)
  const answered = await unlessStoreFails(
    sessionOf(request).then(async (session) => {
      if (!session) return redirectTo(path)
      const { submissions, others } = await exportOfPerson(ownerOf(session))
      return new Response(`${JSON.stringify([...submissions, ...others], null, 2)}\n`, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="your-data.json"',
          'cache-control': 'no-store',
        },
      })
    }),
  )
  return answered.ok ? answered.value : redirectTo(`${path}?failed=1`)
}

/** Erases it, as `npm run submissions erase` does, once the box of the form is ticked; 403 for forms of other sites. */
export async function eraseOwnData(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (!form) return new Response('This form is not ours.\n', { status: 403 })
  const section = await findSiteSection(form.lang ?? '')
  if (!section) return answerNoSuchSection()
  const path = href(section.lang, 'your-data/mine')
  if (form.sure === undefined) return redirectTo(`${path}?unsure=1#sure`)
  const answered = await unlessStoreFails(
    sessionOf(request).then(async (session) => {
      if (!session) return redirectTo(path)
      const count = await eraseOfPerson(ownerOf(session))
      const told = await seal(ERASED_COOKIE, { count }, TOLD_SECONDS)
      return redirectTo(path, [setCookie(ERASED_COOKIE, told, { path, seconds: TOLD_SECONDS })])
    }),
  )
  return answered.ok ? answered.value : redirectTo(`${path}?failed=1`)
}
