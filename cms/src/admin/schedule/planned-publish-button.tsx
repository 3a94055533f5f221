'use client'

import {
  ConfigProvider,
  PublishButton,
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  useConfig,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { type ReactNode, useMemo } from 'react'
import { planAnswer } from '../../access/plan-answer'
import { interfaceTexts } from '../interface-texts'

export function PlannedPublishButton({ zone }: { zone: string | null }) {
  return (
    <WithReasons>
      <WithZone zone={zone}>
        <PublishButton />
      </WithZone>
    </WithReasons>
  )
}

/** Payload's drawer takes every answer for success, and shows only errors. */
function WithReasons({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { t } = useTranslation()
  const value = useMemo((): ServerFunctionsContextType => {
    const ask = async (args: Record<string, unknown>) => {
      try {
        return planAnswer.parse(await functions.serverFunction({ name: 'schedule-publish', args }))
      } catch (cause) {
        throw new Error(interfaceTexts(t)('planFailed'), { cause })
      }
    }
    const schedulePublish: ServerFunctionsContextType['schedulePublish'] = async (plan) => {
      const answer = await ask({ ...plan })
      if ('error' in answer) throw new Error(answer.error)
      return answer
    }
    return { ...functions, schedulePublish }
  }, [functions, t])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}

/** Payload's configuration has one initial zone for all. */
function WithZone({ zone, children }: { zone: string | null; children: ReactNode }) {
  const { config } = useConfig()
  const zoned = useMemo((): ClientConfig => {
    const defaultTimezone = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    const { supportedTimezones } = config.admin.timezones
    const isListed = supportedTimezones.some(({ value }) => value === defaultTimezone)
    const own = { value: defaultTimezone, label: defaultTimezone }
    const timezones = {
      defaultTimezone,
      supportedTimezones: isListed ? supportedTimezones : [own, ...supportedTimezones],
    }
    return { ...config, admin: { ...config.admin, timezones } }
  }, [config, zone])
  return <ConfigProvider config={zoned}>{children}</ConfigProvider>
}
