import { z } from 'zod'
import { APPROVALS_PATH } from '../../approval/approval-contract'
import { type Failure, type Refused, tellInWords } from '../site-list/site-list-client'

export type ApprovalAct = 'hand-in' | 'approve' | 'return'

interface Named {
  kind: string
  document: string | number
}

export function actOnApproval(
  { kind, document }: Named,
  act: ApprovalAct,
  sent: { content: string; comment?: string },
): Promise<object | Failure | Refused> {
  return tellInWords(`/api${APPROVALS_PATH}/${kind}/${document}/${act}`, z.looseObject({}), sent)
}
