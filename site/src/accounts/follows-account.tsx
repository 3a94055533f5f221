'use client'

import { useEffect } from 'react'
import { onSignedOutElsewhere } from '@/shell/header/user/use-stored-user'

/** Reloads a private page after signing out in another tab. */
export function FollowsAccount() {
  useEffect(() => onSignedOutElsewhere(() => window.location.reload()), [])
  return null
}
