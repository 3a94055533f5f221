'use client'

import { useState, type PointerEvent } from 'react'
import type { RunningTest } from './running-test'
import styles from './tests.module.css'

const FIELDS = Array.from({ length: 96 }, (_, place) => place)

/** A finger that draws stays with the field where it began, so the field is found by its place. */
export function TouchTest({ words, tag }: RunningTest) {
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  const numbers = new Intl.NumberFormat(tag)
  const isDone = touched.size === FIELDS.length
  const touch = ({ clientX, clientY }: PointerEvent) => {
    const field = document.elementFromPoint(clientX, clientY)
    const place = field instanceof HTMLElement ? field.dataset.field : undefined
    if (place !== undefined) setTouched((before) => new Set(before).add(Number(place)))
  }
  return (
    <>
      <p>{words.during}</p>
      <div className={styles.grid} onPointerDown={touch} onPointerMove={touch}>
        {FIELDS.map((place) => (
          <span key={place} data-field={place} data-touched={touched.has(place) || undefined} />
        ))}
      </div>
      <p role="status">
        {isDone ? (
          words.done
        ) : (
          <bdi>{`${numbers.format(touched.size)} / ${numbers.format(FIELDS.length)}`}</bdi>
        )}
      </p>
    </>
  )
}
