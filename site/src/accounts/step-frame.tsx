'use client'

import { useRef, type ReactNode } from 'react'
import { useFocusOnAnswer } from '@/forms/use-focus-on-answer'

interface StepFrameProps {
  step: string
  className: string | undefined
  children: ReactNode
}

export function StepFrame({ step, className, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnAnswer(
    step,
    () =>
      frame.current?.querySelector<HTMLElement>('#code') ??
      frame.current?.querySelector<HTMLElement>('[tabindex="-1"]'),
  )
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  )
}
