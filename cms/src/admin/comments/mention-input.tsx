'use client'

import { useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LONGEST_COMMENT, type CommentsOfDocument } from '../../comments/comments-contract'
import { interfaceTexts } from '../interface-texts'
import styles from './comments.module.css'
import { matching, queryAt, withMention } from './mentions'

interface MentionInputProps {
  people: CommentsOfDocument['people']
  text: string
  onText(text: string): void
  problem: string | null
}

/** Whoever is typed after a sign is offered; the list below does the same without typing. */
export function MentionInput({ people, text, onText, problem }: MentionInputProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [isClosed, setIsClosed] = useState(false)
  const [active, setActive] = useState(0)
  const query = isClosed ? null : queryAt(text, caret)
  const offered = query ? matching(people, query) : []
  const at = Math.min(active, offered.length - 1)
  const put = (name: string, from = text.length) => {
    const given = from === text.length && text !== '' && !/\s$/.test(text) ? `${text} ` : text
    const place = Math.min(from === text.length ? given.length : from, given.length)
    const next = withMention(given, from === text.length ? given.length : caret, { from: place }, name)
    onText(next.text)
    setIsClosed(true)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return
    if (event.key === 'ArrowDown') setActive((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setActive((at + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') put(offered[at]?.name ?? '', query?.from)
    else if (event.key === 'Escape') setIsClosed(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <label htmlFor={id}>{say('commentText')}</label>
      <textarea
        ref={box}
        id={id}
        dir="auto"
        rows={4}
        maxLength={LONGEST_COMMENT}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-hint${problem === null ? '' : ` ${id}-problem`}`}
        aria-invalid={problem !== null}
        onChange={({ target }) => {
          onText(target.value)
          setCaret(target.selectionStart)
          setIsClosed(false)
          setActive(0)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setIsClosed(true)}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <ul className={styles.offered} role="listbox" id={`${id}-people`} aria-label={say('commentMention')}>
          {offered.map(({ id: person, name }, index) => (
            <li
              key={person}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // Before the box loses the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                put(name, query?.from)
              }}
            >
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" data-tone="bad">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.quiet}>
        {say('commentHint')}
      </p>
      <label>
        {say('commentMention')}
        <select
          value=""
          onChange={({ target }) => {
            const chosen = people.find((person) => String(person.id) === target.value)
            if (chosen) put(chosen.name)
          }}
        >
          <option value="">{say('taskChoose')}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
