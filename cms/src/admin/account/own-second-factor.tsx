'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { z } from 'zod'
import {
  recoveryCodesAnswer,
  SECOND_FACTOR_PATH,
  type SecondFactorBegun,
  secondFactorBegun,
  type SecondFactorState,
  secondFactorState,
} from '../../collections/users/second-factor/second-factor-answers'
import { useMoment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { askAccount } from './account-client'
import tables from '../site-list/site-list.module.css'
import styles from './account.module.css'
import { PlainInput } from './plain-input'
import { NO_PROOF, ProofInputs } from './proof-inputs'
import { useOwnAnswer } from './use-own-answer'

export function OwnSecondFactor() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const { state, setState, told, setTold, tellRefusal, askAgain } = useOwnAnswer(
    SECOND_FACTOR_PATH,
    secondFactorState,
  )
  const [begun, setBegun] = useState<SecondFactorBegun>()
  const [codes, setCodes] = useState<string[]>([])
  const [proof, setProof] = useState(NO_PROOF)

  const tell = async <Answer extends object>(
    step: string,
    schema: z.ZodType<Answer>,
    sent: object,
  ): Promise<Answer | undefined> => {
    const answer = await askAccount(`${SECOND_FACTOR_PATH}/${step}`, schema, sent)
    if ('refusal' in answer) {
      tellRefusal(answer)
      return undefined
    }
    setProof(NO_PROOF)
    setTold('')
    return answer
  }
  const begin = async () => {
    const answer = await tell('begin', secondFactorBegun, proof)
    if (answer) setBegun(answer)
  }
  const showCodes = async (recoveryCodes: string[]) => {
    setBegun(undefined)
    setCodes(recoveryCodes)
    await askAgain()
  }
  const confirm = async (code: string) => {
    const answer = await tell('confirm', recoveryCodesAnswer, { code })
    if (answer) await showCodes(answer.recoveryCodes)
  }
  const renew = async () => {
    const answer = await tell('recovery-codes', recoveryCodesAnswer, proof)
    if (answer) await showCodes(answer.recoveryCodes)
  }
  const remove = async () => {
    const answer = await tell('remove', secondFactorState, proof)
    if (!answer) return
    setCodes([])
    setState(answer)
    setTold(say('secondFactorRemoved'))
  }

  return (
    <section className={styles.part} aria-label={say('secondFactor')}>
      <h3>{say('secondFactor')}</h3>
      <p>{say('secondFactorLead')}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {state && begun && <Begun begun={begun} confirm={confirm} />}
      {state && !begun && (
        <>
          <State state={state} />
          <ProofInputs proof={proof} change={setProof} withCode={state.since !== null} done={begin} />
          <p className={styles.buttons}>
            <button type="button" onClick={() => void begin()}>
              {say(state.since === null ? 'setUpSecondFactor' : 'replaceSecondFactor')}
            </button>
            {state.since !== null && (
              <button type="button" onClick={() => void renew()}>
                {say('newRecoveryCodes')}
              </button>
            )}
            {state.since !== null && !state.isRequired && (
              <button type="button" onClick={() => void remove()}>
                {say('removeSecondFactor')}
              </button>
            )}
          </p>
        </>
      )}
      <p role="status" className={tables.told}>
        {told}
      </p>
    </section>
  )
}

function State({ state: { since, codesLeft } }: { state: SecondFactorState }) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const time = useMoment({ at: new Date(since ?? 0), language: i18n.language })
  if (since === null) return <p>{say('secondFactorOff')}</p>
  return (
    <p>
      {say('secondFactorOn', { time })} {say('recoveryCodesLeft', { count: codesLeft })}
    </p>
  )
}

interface BegunProps {
  begun: SecondFactorBegun
  confirm: (code: string) => Promise<void>
}

function Begun({ begun: { secret, picture }, confirm }: BegunProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [code, setCode] = useState('')
  return (
    <>
      <p>{say('scanSecret')}</p>
      <svg
        className={styles.picture ?? ''}
        viewBox={`0 0 ${picture.side} ${picture.side}`}
        role="img"
        aria-label={say('secretPicture')}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <p>
        {say('secretAsText')}{' '}
        <code dir="ltr" data-secret>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <PlainInput
        label={say('codeOfApp')}
        type="text"
        autoComplete="one-time-code"
        value={code}
        change={setCode}
        done={() => confirm(code)}
      />
      <button type="button" onClick={() => void confirm(code)}>
        {say('confirmCode')}
      </button>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  return (
    <div className={styles.codes} role="group" aria-label={say('recoveryCodes')}>
      <h4>{say('recoveryCodes')}</h4>
      <p>{say('recoveryCodesLead')}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
