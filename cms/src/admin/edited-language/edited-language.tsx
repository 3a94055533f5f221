'use client'
import { ServerFunctionsProvider, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback } from 'react'

/** Payload guesses the language opened last, perhaps in another window. */
export function EditedLanguage({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const { code } = useLocale()
  const inLanguage = useCallback<ServerFunctionClient>(
    ({ name, args }) => serverFunction({ name, args: { ...args, editedLanguage: code } }),
    [code, serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={inLanguage}>{children}</ServerFunctionsProvider>
}
