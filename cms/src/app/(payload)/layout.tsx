import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { lockOwnDocuments } from '../../access/lock-own-documents'
import { scheduleApproved } from '../../approval/schedule-approved'
import { inEditedLanguage } from '../../admin/edited-language/in-edited-language'
import { importMap } from './admin/importMap'
import './look.css'
import './admin.css'

/** Payload's own check neither rights nor language. */
const serverFunctions: Record<string, ServerFunction> = {
  'schedule-publish': scheduleApproved,
  'form-state': inEditedLanguage(lockOwnDocuments(buildFormStateHandler as unknown as ServerFunction)),
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
