'use client'

import { useEffect } from 'react'
import { onSignedOutElsewhere } from '@/shell/header/user/use-stored-user'

/** On a page that shows what is somebody's own: it is shown anew once they have signed out in another tab or browser. */
export function FollowsAccount() {
  useEffect(() => onSignedOutElsewhere(() => window.location.reload()), [])
  return null
}
