'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/ui/icon/icon'
import { LogoutDialog } from './logout-dialog'
import { followSession, forgetStoredUser, useStoredUser } from './use-stored-user'
import type { UserWords } from './user-words'
import styles from './user-area.module.css'

/** For all countries of a host [2.1#7]. */
const LOGIN_PATH = '/login/'

/** [4#6], [4#8] */
const LOGOUT_PATH = '/api/account/logout/'

interface UserAreaProps {
  words: UserWords
  ownPage: string
}

/** [2.3#3], [2.3#4] */
export function UserArea({ words, ownPage }: UserAreaProps) {
  const { isLoggedIn, avatar, name } = useStoredUser()
  const [isLeaving, setLeaving] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(followSession, [])

  function leave(isConfirmed: boolean): void {
    setLeaving(false)
    if (isConfirmed) {
      forgetStoredUser()
      form.current?.submit()
    }
    const menu = summary.current?.closest('details')
    if (menu) menu.open = false
    summary.current?.focus()
  }

  return (
    <>
      {/* Always rendered: its styles come with the first page only, and an unstyled name would shift the header. */}
      <span aria-hidden className={styles.name}>
        <bdi>{avatar === null && name}</bdi>
      </span>
      <details name="main-menu" className={styles.user}>
        <summary ref={summary} className={styles.summary}>
          <Avatar key={avatar} address={avatar} />
          <span className="visually-hidden">
            {words.account}
            {name !== null && <bdi> {name}</bdi>}
          </span>
        </summary>
        <div className={styles.menu}>
          {name !== null && <bdi className={styles.who}>{name}</bdi>}
          {isLoggedIn ? (
            <>
              <a href={ownPage} rel="nofollow">
                {words.own}
              </a>
              <button type="button" onClick={() => setLeaving(true)}>
                {words.logout}
              </button>
            </>
          ) : (
            <a href={LOGIN_PATH} rel="nofollow">
              {words.login}
            </a>
          )}
        </div>
      </details>
      <form ref={form} method="post" action={LOGOUT_PATH} hidden>
        <input type="hidden" name="to" value={ownPage} />
      </form>
      {isLeaving && <LogoutDialog words={words} onAnswer={leave} />}
    </>
  )
}

function Avatar({ address }: { address: string | null }) {
  const [isMissing, setMissing] = useState(false)
  if (address === null || isMissing) return <Icon name="user" />
  return <img src={address} alt="" width={28} height={28} onError={() => setMissing(true)} />
}
