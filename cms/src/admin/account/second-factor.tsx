'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { interfaceTexts } from '../interface-texts'
import tables from '../site-list/site-list.module.css'
import styles from './account.module.css'
import { askAccount } from './account-client'
import { OwnSecondFactor } from './own-second-factor'
import { NO_PROOF, ProofInputs } from './proof-inputs'

export function SecondFactor() {
  const { user } = useAuth()
  const { id, initialData } = useDocumentInfo()
  if (!user || id === undefined) return null
  if (id === user.id) return <OwnSecondFactor />
  const { secondFactorSince, hasPasskeys } = initialData ?? {}
  return user.role === 'administrator' && (secondFactorSince || hasPasskeys) ? (
    <OthersSecondFactor account={id} />
  ) : null
}

const wasReset = z.object({ reset: z.literal(true) })

function OthersSecondFactor({ account }: { account: string | number }) {
  const { user } = useAuth()
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [proof, setProof] = useState(NO_PROOF)
  const [told, setTold] = useState('')
  const [isDone, setDone] = useState(false)
  const reset = async () => {
    const answer = await askAccount(`/users/${account}/second-factor/reset`, wasReset, proof)
    if ('refusal' in answer) {
      setTold(answer.refusal ?? say('failedHere'))
      return
    }
    setDone(true)
    setTold(say('secondFactorWasReset'))
  }
  return (
    <section className={styles.part} aria-label={say('secondFactor')}>
      <h3>{say('secondFactor')}</h3>
      {!isDone && (
        <>
          <p>
            {say('resetSecondFactorLead')} {say('resetPasskeysToo')}
          </p>
          <ProofInputs
            proof={proof}
            change={setProof}
            withCode={Boolean(user?.secondFactorSince)}
            done={reset}
          />
          <button type="button" onClick={() => void reset()}>
            {say('resetSecondFactor')}
          </button>
        </>
      )}
      <p role="status" className={tables.told}>
        {told}
      </p>
    </section>
  )
}
