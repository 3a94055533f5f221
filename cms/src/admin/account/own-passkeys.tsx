'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useState } from 'react'
import {
  additionBegun,
  PASSKEYS_PATH,
  type PasskeysAnswer,
  passkeysAnswer,
} from '../../collections/users/passkeys/passkeys-answers'
import { Moment } from '../dashboard/moment'
import { interfaceTexts, type SayText } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import tables from '../site-list/site-list.module.css'
import styles from './account.module.css'
import { askAccount, type Refused } from './account-client'
import { isOfBrowser } from './browser-refusal'
import { PlainInput } from './plain-input'
import { NO_PROOF, ProofInputs } from './proof-inputs'
import { useOwnAnswer } from './use-own-answer'

/** On nobody else's account, not even for administrators. */
export function OwnPasskeysField() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user && id === user.id ? <OwnPasskeys /> : null
}

export function OwnPasskeys() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const own = useOwnAnswer(PASSKEYS_PATH, passkeysAnswer)
  const { state, setState, told, setTold } = own
  const [proof, setProof] = useState(NO_PROOF)
  const [name, setName] = useState('')

  const tellRefusal = async (refused: Refused) => {
    own.tellRefusal(refused)
    // A second factor may have been set up meanwhile, which asks for a code.
    await own.askAgain()
  }
  const show = async (answer: PasskeysAnswer | Refused, done: string) => {
    if ('refusal' in answer) return tellRefusal(answer)
    setState(answer)
    setProof(NO_PROOF)
    setName('')
    setTold(done)
  }
  const add = async () => {
    setTold('')
    const begun = await askAccount(`${PASSKEYS_PATH}/begin`, additionBegun, proof)
    if ('refusal' in begun) return tellRefusal(begun)
    let response: Awaited<ReturnType<typeof startRegistration>>
    try {
      response = await startRegistration({ optionsJSON: begun.options })
    } catch (error) {
      if (!isOfBrowser(error)) throw error
      setTold(say(isKnown(error) ? 'passkeyKnown' : 'passkeyNotDone'))
      return
    }
    const sent = { ...response, name }
    await show(await askAccount(`${PASSKEYS_PATH}/confirm`, passkeysAnswer, sent), say('passkeyAdded'))
  }
  const remove = async (passkey: string) =>
    show(await askAccount(`${PASSKEYS_PATH}/${passkey}/remove`, passkeysAnswer, proof), say('passkeyRemoved'))

  return (
    <section className={styles.part} aria-label={say('passkeys')}>
      <h3>{say('passkeys')}</h3>
      <p>{say('passkeysLead')}</p>
      {state && (
        <>
          <ProofInputs proof={proof} change={setProof} withCode={state.asksCode} done={add} />
          {state.passkeys.length > 0 && <PasskeysTable passkeys={state.passkeys} say={say} remove={remove} />}
          {browserSupportsWebAuthn() ? (
            <>
              <PlainInput
                label={say('passkeyName')}
                type="text"
                autoComplete="off"
                value={name}
                change={setName}
                done={add}
              />
              <button type="button" onClick={() => void add()}>
                {say('addPasskey')}
              </button>
            </>
          ) : (
            <p>{say('passkeysUnsupported')}</p>
          )}
        </>
      )}
      <p role="status" className={tables.told}>
        {told}
      </p>
    </section>
  )
}

function isKnown(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
}

interface PasskeysTableProps {
  passkeys: PasskeysAnswer['passkeys']
  say: SayText
  remove: (passkey: string) => Promise<void>
}

function PasskeysTable({ passkeys, say, remove }: PasskeysTableProps) {
  const { i18n } = useTranslation()
  return (
    <div className={tables.scroll}>
      <table className={tables.table} aria-label={say('passkeys')}>
        <ColumnHeads names={['passkeyName', 'passkeyAddedOn', 'sessionSeen']} say={say} withActions />
        <tbody>
          {passkeys.map(({ passkey, name, added, used }) => (
            <tr key={passkey}>
              <th scope="row" dir="auto">
                {name || say('unknownDevice')}
              </th>
              <td>
                <Moment at={new Date(added)} language={i18n.language} />
              </td>
              <td>
                {used === null ? (
                  say('passkeyUnused')
                ) : (
                  <Moment at={new Date(used)} language={i18n.language} />
                )}
              </td>
              <td>
                <button type="button" onClick={() => void remove(passkey)}>
                  {say('removePasskey')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
