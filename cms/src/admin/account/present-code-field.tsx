'use client'

import { FieldDescription, TextField, useAuth } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

export function PresentCodeField({ field, path }: TextFieldClientProps) {
  const { user } = useAuth()
  if (!user?.secondFactorSince) return null
  return (
    <>
      <TextField
        field={{ name: field.name, label: field.label, admin: { autoComplete: 'one-time-code' } }}
        path={path}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  )
}
