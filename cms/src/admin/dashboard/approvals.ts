import { createLocalReq, type PayloadRequest } from 'payload'
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
  const shown = async (find: (req: PayloadRequest) => Promise<Waiting[]>) =>
    (await documentLinks(reader, await find(req))).slice(0, SHOWN)
  const [waiting, returned] = await Promise.all([shown(waitsForApproval), shown(returnedToReader)])
  return { waiting, returned }
}
