'use client'

import { useRef, type ReactNode } from 'react'
import { useFocusOnAnswer } from '@/forms/use-focus-on-answer'

interface StepFrameProps {
  /** Another one with each step of signing in and out. */
  step: string
  className: string | undefined
  children: ReactNode
}

/** Around what changes with each step: the focus moves to what has come, in the frame that shows it. */
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
