'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { logInRefusal } from '../../collections/users/second-factor/log-in-refusal'
import { CodeField } from './code-field'
import { sendTo } from './log-in-client'

const refusedForCode = z.object({ errors: z.tuple([z.object({ data: logInRefusal })]) })

const acceptAnything = () => true as const

const FIELDS = ['email', 'password', 'code'] as const

const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, { initialValue: '', value: '', valid: true }]))

export function LogInForm({ target }: { target: string }) {
  const { t, i18n } = useTranslation()
  const [asksCode, setAsksCode] = useState(false)
  const action = sendTo({
    path: '/users/login',
    language: i18n.language,
    refused: (body) => setAsksCode(refusedForCode.safeParse(body).success),
  })
  return (
    <Form
      action={action}
      className="login__form"
      disableSuccessStatus
      initialState={EMPTY}
      onSuccess={() => window.location.assign(target)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <div hidden={asksCode}>
          <EmailField
            field={{
              name: 'email',
              label: t('general:email'),
              required: true,
              admin: { autoComplete: 'email' },
            }}
            path="email"
            validate={acceptAnything}
          />
          <PasswordField
            field={{ name: 'password', label: t('general:password'), required: true }}
            path="password"
            validate={acceptAnything}
          />
        </div>
        {asksCode && <CodeField />}
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
