'use client'

import { useTranslation } from '@payloadcms/ui'
import type { CSSProperties } from 'react'
import { interfaceTexts } from '../interface-texts'
import styles from './calendar.module.css'
import type { Hold } from './planned-window'
import { windowWords } from './row-words'
import type { Stretch, TimelineBar, TimelineRow } from './timeline-row'
import { useDrawnBar } from './use-drawn-bar'

export interface TrackDay extends Stretch {
  date: string
}

interface TrackProps {
  row: TimelineRow
  days: readonly TrackDay[]
  zone: string
  open: (bar: TimelineBar) => void
  drop: (bar: TimelineBar, hold: Hold, days: number) => void
}

const DAY = 86_400_000

export function Track({ row, days, zone, open, drop }: TrackProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { begins = 0 } = days[0] ?? {}
  const { ends = 1 } = days.at(-1) ?? {}
  const { drawn, wasDrawn, holding } = useDrawnBar(days.length, (id, hold, by) => {
    const bar = row.bars.find((each) => each.id === id)
    if (bar) drop(bar, hold, by)
  })
  const share = (at: number) => Math.min(1, Math.max(0, (at - begins) / (ends - begins)))
  const stretch = (from: number, to: number, lane?: number) =>
    ({
      '--from': `${share(from) * 100}%`,
      '--length': `${(share(to) - share(from)) * 100}%`,
      ...(lane !== undefined && { '--lane': lane }),
    }) as CSSProperties
  const barStretch = ({ id, from, to, lane }: TimelineBar) => {
    const by = drawn?.id === id ? drawn : null
    const begin = (from ?? begins) + (by && by.hold !== 'end' && from !== null ? by.days * DAY : 0)
    const end = (to ?? ends) + (by && by.hold !== 'begin' && to !== null ? by.days * DAY : 0)
    return stretch(begin, Math.max(begin, end), lane)
  }
  return (
    <div className={styles.track} data-track style={{ '--lanes': row.lanes } as CSSProperties}>
      <div className={styles.axis} aria-hidden="true">
        {days.map((day) => (
          <span key={day.date} style={stretch(day.begins, day.ends)}>
            {new Intl.NumberFormat(i18n.language).format(Number(day.date.slice(-2)))}
          </span>
        ))}
      </div>
      {row.empty.map((run) => (
        <span key={run.begins} className={styles.emptyRun} style={stretch(run.begins, run.ends)} />
      ))}
      {row.overlaps.map((overlap) => (
        <span key={overlap.begins} className={styles.overlap} style={stretch(overlap.begins, overlap.ends)} />
      ))}
      <ul>
        {row.bars.map((bar) => (
          <li key={bar.id} className={styles.bar} style={barStretch(bar)}>
            <button
              type="button"
              {...(bar.mayMove && holding(bar.id, 'whole'))}
              onClick={({ detail }) => {
                // Drawing ends with a press too; the keyboard's has no detail.
                if (detail === 0 || !wasDrawn()) open(bar)
              }}
              aria-label={`${bar.title}, ${windowWords(bar, { zone, language: i18n.language, say })}`}
              data-movable={bar.mayMove ? '' : undefined}
            >
              <bdi>{bar.title}</bdi>
            </button>
            {bar.mayMove && bar.from !== null && bar.from >= begins && (
              <span className={styles.handle} data-end="begin" {...holding(bar.id, 'begin')} />
            )}
            {bar.mayMove && bar.to !== null && bar.to <= ends && (
              <span className={styles.handle} data-end="end" {...holding(bar.id, 'end')} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
