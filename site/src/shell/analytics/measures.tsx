'use client'

import { useEffect } from 'react'
import { useConsent } from '../cookie-consent/use-consent'
import { mayMeasure, measure, stopMeasuring } from './measure'
import { MEASURES_ID } from './measures-id'

interface MeasuresProps {
  script: string
  id: string
  isAsked: boolean
}

export function Measures({ script, id, isAsked }: MeasuresProps) {
  const consent = useConsent()
  useEffect(() => {
    if (consent === undefined) return
    if (mayMeasure(consent, isAsked)) measure(script, id)
    else stopMeasuring()
  }, [consent, script, id, isAsked])
  return <span hidden id={MEASURES_ID} data-script={script} data-id={id} data-asks={isAsked} />
}
