'use client'
import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

const acceptAnything = () => true as const

export function PresentPasswordField({ field, path }: TextFieldClientProps) {
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label }}
        path={path}
        validate={acceptAnything}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  )
}
