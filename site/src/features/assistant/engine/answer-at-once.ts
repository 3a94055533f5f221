import { PRODUCT_BRANDS } from '@/shell/brand'
import type { AnswerPart, Asked } from './answer'
import { greetingOf } from './greeting'
import { isAboutOtherBrand } from './other-brand'
import { ordersAssistant } from './instructions'

/** What needs no search, whatever else it may mean. */
export function answerAtOnce(asked: Asked): AnswerPart[] | null {
  const greeting = greetingOf(asked)
  if (greeting?.isAll) {
    const person: AnswerPart = { type: 'tool', offer: { name: 'contact', typed: null } }
    return [{ type: 'greeting', kind: greeting.kind }, ...(greeting.asksWho ? [person] : [])]
  }
  if (ordersAssistant(asked)) return [{ type: 'refusal', reason: 'instructions' }]
  return isAboutOtherBrand(asked, PRODUCT_BRANDS) ? [{ type: 'otherBrand' }] : null
}
