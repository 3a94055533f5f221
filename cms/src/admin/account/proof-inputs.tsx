'use client'

import { useTranslation } from '@payloadcms/ui'
import { interfaceTexts } from '../interface-texts'
import { PlainInput } from './plain-input'

export interface Proof {
  presentPassword: string
  presentCode: string
}

export const NO_PROOF: Proof = { presentPassword: '', presentCode: '' }

interface ProofInputsProps {
  proof: Proof
  change: (proof: Proof) => void
  withCode: boolean
  done: () => Promise<void>
}

export function ProofInputs({ proof, change, withCode, done }: ProofInputsProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  return (
    <>
      <PlainInput
        label={say('presentPassword')}
        type="password"
        autoComplete="current-password"
        value={proof.presentPassword}
        change={(presentPassword) => change({ ...proof, presentPassword })}
        done={done}
      />
      {withCode && (
        <PlainInput
          label={say('codeOrRecoveryCode')}
          type="text"
          autoComplete="one-time-code"
          value={proof.presentCode}
          change={(presentCode) => change({ ...proof, presentCode })}
          done={done}
        />
      )}
    </>
  )
}
