import { hrefBelow } from '@/links/href'

/** [2.1#29], [2.4#31], [2.4#32] */
export type AppealPage = 'new' | 'mine' | 'show'

export function appealPath(lang: string, page: AppealPage): string {
  return hrefBelow(lang, 'phone-unlocking-appeal', page)
}
