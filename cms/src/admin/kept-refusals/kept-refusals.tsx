'use client'
import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

interface Kept {
  message: string
  value: unknown
  until: number
  isMarkedAgain: boolean
}

const ON_ITS_WAY_MS = 5000

/** A validation that began before the save may answer after its refusal, and mark the fields as valid. */
export function KeptRefusals() {
  const { dispatchFields } = useForm()
  const isSubmitted = useFormSubmitted()
  const [fields] = useAllFormFields()
  const kept = useRef(new Map<string, Kept>())
  useEffect(() => {
    if (!isSubmitted) return kept.current.clear()
    const lost: { path: string; message: string }[] = []
    for (const [path, { valid, errorMessage, value }] of Object.entries(fields)) {
      const before = kept.current.get(path)
      if (valid === false && errorMessage) {
        if (before?.message === errorMessage && before.value === value) continue
        const until = Date.now() + ON_ITS_WAY_MS
        kept.current.set(path, { message: errorMessage, value, until, isMarkedAgain: false })
      } else if (before && before.value === value && !before.isMarkedAgain && Date.now() < before.until) {
        before.isMarkedAgain = true
        lost.push({ path, message: before.message })
      }
    }
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [dispatchFields, fields, isSubmitted])
  return null
}
