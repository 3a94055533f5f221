import { createLocalReq } from 'payload'
import { returnedToReader, type Waiting, waitsForApproval } from '../../approval/waiting'
import { type DocumentLink, documentLinks, type Reader } from './document-links'

const SHOWN = 20

export interface Approvals {
  waiting: (Waiting & DocumentLink)[]
  returned: (Waiting & DocumentLink)[]
}

export async function approvalsOf(reader: Reader): Promise<Approvals> {
  const { payload, user } = reader
  const req = await createLocalReq({ user }, payload)
  const [waiting, returned] = await Promise.all([waitsForApproval(req, SHOWN), returnedToReader(req, SHOWN)])
  return { waiting: await documentLinks(reader, waiting), returned: await documentLinks(reader, returned) }
}
