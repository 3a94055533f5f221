'use client'
import { ServerFunctionsProvider, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback } from 'react'

/**
 * Tells the functions of the admin's server which language this window edits. Payload would have them guess it from
 * what the account opened last, which another window may have done since.
 */
export function EditedLanguage({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const { code } = useLocale()
  const inLanguage = useCallback<ServerFunctionClient>(
    ({ name, args }) => serverFunction({ name, args: { ...args, editedLanguage: code } }),
    [code, serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={inLanguage}>{children}</ServerFunctionsProvider>
}
