'use client'

import { TextField, useTranslation } from '@payloadcms/ui'
import { interfaceTexts } from '../interface-texts'

const acceptAnything = () => true as const

export function CodeField() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  return (
    <>
      <p role="status">{say('logInCodeLead')}</p>
      <TextField
        field={{ name: 'code', label: say('codeOrRecoveryCode'), admin: { autoComplete: 'one-time-code' } }}
        path="code"
        validate={acceptAnything}
      />
    </>
  )
}
