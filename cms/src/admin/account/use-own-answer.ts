import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { interfaceTexts } from '../interface-texts'
import { askAccount, type Refused } from './account-client'

/** What the cms says of the own account, and what is told of the last thing done. `schema` must stay the same. */
export function useOwnAnswer<Answer extends object>(path: string, schema: z.ZodType<Answer>) {
  const failed = interfaceTexts(useTranslation().t)('failedHere')
  const [state, setState] = useState<Answer>()
  const [told, setTold] = useState('')
  const tellRefusal = ({ refusal }: Refused) => setTold(refusal ?? failed)
  useEffect(() => {
    const ask = async () => {
      const answer = await askAccount(path, schema)
      if ('refusal' in answer) setTold(answer.refusal ?? failed)
      else setState(answer)
    }
    void ask()
  }, [path, schema, failed])
  /** Quietly: what was shown before stays where there is no answer. */
  const askAgain = async () => {
    const now = await askAccount(path, schema)
    if (!('refusal' in now)) setState(now)
  }
  return { state, setState, told, setTold, tellRefusal, askAgain }
}
