'use client'

import { Form, FormSubmit, useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import { CodeField } from './code-field'
import { sendTo } from './log-in-client'

const done = z.object({ target: z.string() })

/** The provider has said who it is. */
export function SignOnCodeForm() {
  const { t, i18n } = useTranslation()
  return (
    <Form
      action={sendTo({ path: '/users/sign-on/code', language: i18n.language })}
      className="login__form"
      disableSuccessStatus
      initialState={{ code: { initialValue: '', value: '', valid: true } }}
      onSuccess={(answer) => window.location.assign(done.parse(answer).target)}
    >
      <div className="login__form__inputWrap">
        <CodeField />
      </div>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
