import { answerJson } from '../answer-json'
import { unlessStoreFails } from './unless-store-fails'

const RETRY_SECONDS = 2

/** The handler's answer; 503 with `Retry-After` where it threw a StoreError. */
export function whileStoreAnswers(handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const answered = await unlessStoreFails(handle(request))
    if (answered.ok) return answered.value
    const answer = answerJson({ problem: 'busy' }, 503)
    answer.headers.set('retry-after', String(RETRY_SECONDS))
    return answer
  }
}
