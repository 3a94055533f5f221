import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Center } from '../center'
import { CenterCard } from '../center-card'
import { fetchCenter, fetchPoints, type Points, type Shown } from '../centers-client'
import type { CentersWords } from '../words'
import { fetchTowns } from '../outlines-client'
import { openMap, type OpenMap } from './open-map'
import { townName } from './towns'
import styles from './centers-map.module.css'

export interface CentersMapProps {
  lang: string
  of: Shown
  tag: string
  mapStyle: string | null
  /** Whose towns are named; `global` has the largest of the world. */
  country: string
  /** Of the visitor, on a tap. */
  position: { lat: number; lng: number } | null
  words: CentersWords
  shown: Center[]
  onFailure: () => void
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }

const NONE: Points = []

export function CentersMap({
  lang,
  of,
  tag,
  mapStyle,
  country,
  position,
  words,
  shown,
  onFailure,
}: CentersMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const { question } = of
  // Only the opening filter depends on time.
  const points = useSWR(
    ['points', lang, question, question.open === '1' ? of.at : null],
    () => fetchPoints(lang, of),
    ONCE,
  )
  const places = points.error === undefined ? points.data : NONE
  // The selected centre may be gone.
  const chosen = places?.some(([id]) => id === selected) ? selected : null
  const fixed = useRef({ mapStyle, tag, words: words.map, onFailure })

  useEffect(() => {
    const element = container.current
    if (!element) return
    let opened: OpenMap | undefined
    let isOver = false
    void (async () => {
      const { onFailure: fail, ...options } = fixed.current
      opened = await ignoreFailure(
        openMap({ ...options, container: element, onSelect: setSelected }),
        'probing',
      )
      if (isOver) opened?.close()
      else if (opened) setMap(opened)
      else fail()
    })()
    return () => {
      isOver = true
      opened?.close()
    }
  }, [])

  useEffect(() => {
    if (places) map?.show(places)
  }, [map, places])

  // A style has names of its own.
  const towns = useSWR(mapStyle === null ? ['towns', country] : null, () => fetchTowns(country), ONCE)

  useEffect(() => {
    const named = towns.data?.map((town) => ({ text: townName(town, tag), lat: town[2], lng: town[3] }))
    if (named) map?.nameTowns(named)
  }, [map, towns.data, tag])

  useEffect(() => {
    map?.nameCentres(shown.flatMap(({ name, place }) => (place ? [{ ...place, text: name }] : [])))
  }, [map, shown])

  useEffect(() => {
    map?.markPosition(position)
  }, [map, position])

  const listed = shown.flatMap(({ place }) => (place ? [place] : []))
  const where = listed.map(({ lat, lng }) => `${lat},${lng}`).join(' ')
  useEffect(() => {
    map?.goTo(where === '' ? [] : where.split(' ').map(placeFrom))
  }, [map, where])

  return (
    <>
      <p className={styles.hint}>{points.error === undefined ? words.map.hint : words.map.failed}</p>
      {mapStyle === null && <p className={styles.hint}>{words.map.streets}</p>}
      <div ref={container} className={styles.map} />
      <Selected lang={lang} id={chosen} question={question} words={words} onClose={() => setSelected(null)} />
    </>
  )
}

interface SelectedProps {
  lang: string
  id: string | null
  question: Shown['question']
  words: CentersWords
  onClose: () => void
}

function Selected({ lang, id, question: { model, part }, words, onClose }: SelectedProps) {
  const { data, error, isLoading } = useSWR(
    id === null ? null : ['service-center', lang, id, model, part],
    () => fetchCenter(lang, id ?? '', { model, part }),
    ONCE,
  )
  return (
    <div role="status" className={styles.selected}>
      {isLoading && <p className={styles.hint}>{words.form.searching}</p>}
      {error !== undefined && <p className={styles.hint}>{words.map.centerFailed}</p>}
      {data && (
        <>
          <CenterCard center={data.center} at={data.at} words={words.center} />
          <button type="button" className={styles.close} onClick={onClose}>
            {words.map.close}
          </button>
        </>
      )}
    </div>
  )
}

function placeFrom(text: string) {
  const [lat = 0, lng = 0] = text.split(',').map(Number)
  return { lat, lng }
}
