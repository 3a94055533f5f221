'use client'

import { useEffect } from 'react'
import { useConsent } from '../cookie-consent/use-consent'
import { isOptedOut, measure, stopMeasuring } from './measure'

interface MeasuresProps {
  script: string
  id: string
  /** Whether visitors are asked first. */
  isAsked: boolean
}

export function Measures({ script, id, isAsked }: MeasuresProps) {
  const consent = useConsent()
  useEffect(() => {
    if (consent === undefined) return
    if (consent === 'accepted' || (!isAsked && consent === null && !isOptedOut())) measure(script, id)
    else stopMeasuring()
  }, [consent, script, id, isAsked])
  return null
}
