'use client'

import { useEffect } from 'react'
import { onSignedOutElsewhere } from '@/shell/header/user/use-stored-user'

export function FollowsAccount() {
  useEffect(() => onSignedOutElsewhere(() => window.location.reload()), [])
  return null
}
