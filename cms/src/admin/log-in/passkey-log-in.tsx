'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'
import { loggedIn, logInBegun, PASSKEYS_PATH } from '../../collections/users/passkeys/passkeys-answers'
import { askAccount } from '../account/account-client'
import { isOfBrowser } from '../account/browser-refusal'
import { interfaceTexts } from '../interface-texts'

const never = () => () => undefined

export function PasskeyLogIn({ target }: { target: string }) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [told, setTold] = useState('')
  const isPossible = useSyncExternalStore(never, browserSupportsWebAuthn, () => false)
  const logIn = async () => {
    setTold('')
    const begun = await askAccount(`${PASSKEYS_PATH}/log-in/begin`, logInBegun, {})
    if ('refusal' in begun) {
      setTold(begun.refusal ?? say('failedHere'))
      return
    }
    let response: Awaited<ReturnType<typeof startAuthentication>>
    try {
      response = await startAuthentication({ optionsJSON: begun.options })
    } catch (error) {
      // Called off, or no passkey for this address: browsers do not say which.
      if (!isOfBrowser(error)) throw error
      setTold(say('passkeyNotDone'))
      return
    }
    const answer = await askAccount(`${PASSKEYS_PATH}/log-in`, loggedIn, response)
    if ('refusal' in answer) {
      setTold(answer.refusal ?? say('failedHere'))
      return
    }
    window.location.assign(target)
  }
  if (!isPossible) return null
  return (
    <>
      <Button type="button" size="large" buttonStyle="secondary" onClick={() => void logIn()}>
        {say('logInWithPasskey')}
      </Button>
      <p role="alert">{told}</p>
    </>
  )
}
