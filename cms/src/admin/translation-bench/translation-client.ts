import { type Bench, type Saved, saved, TRANSLATIONS_PATH } from '../../translations/bench-contract'
import { type Failure, type Refused, tellWhole } from '../site-list/site-list-client'

export type Act = 'save' | 'still-right' | 'publish'

type Addressed = Pick<Bench, 'kind' | 'id' | 'from' | 'to'>

export function tellBench(
  { kind, id, from, to }: Addressed,
  act: Act,
  sent: object = {},
): Promise<Saved | Failure | Refused> {
  return tellWhole(`/api${TRANSLATIONS_PATH}/${kind}/${id}/${act}`, saved, { from, to, ...sent })
}
