import { throttleForm } from '@/abuse/throttle-form'
import { addressIn } from '@/abuse/visitor'
import { answerHomeForm, leadToTool } from '@/forms/home-handover'
import { seeOther } from '@/platform/see-other'
import { numbersOf, readLookup } from './read-lookup'
import { cookieOfLookup } from './lookup-cookie'
import { showPath } from './show-path'
import { typedAtHome } from './typed-at-home'

/** To the answer; to the form if it has to say what is wrong, or to ask for work or a wait. */
export function askRepairAtHome(request: Request): Promise<Response> {
  return answerHomeForm(request, async (asked) => {
    const { typed, section } = asked
    const read = readLookup(typedAtHome(typed, section.country))
    if (!read.ok) return leadToTool(asked, 'repair-status')
    const throttled = await throttleForm({
      action: 'repair-status',
      address: addressIn(request.headers),
      numbers: numbersOf(read.lookup),
      form: new FormData(),
    })
    if (throttled) return leadToTool(asked, 'repair-status')
    const lookup = { ...read.lookup, askedAt: Date.now() }
    return seeOther(showPath(section.lang), await cookieOfLookup(section.lang, lookup))
  })
}
