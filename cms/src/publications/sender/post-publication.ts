import { type Publication, PUBLICATIONS_PATH } from '@carelane/main-api'
import { signedHeaders } from '@carelane/main-api/signature'
import { type Answer, askReceiver } from './ask-receiver'

/** Never throws. */
export function postPublication(receiver: string, secret: string, publication: Publication): Promise<Answer> {
  const body = JSON.stringify(publication)
  return askReceiver(`${receiver}${PUBLICATIONS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, body) },
    body,
  })
}
