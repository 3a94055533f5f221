import { abuseChangeAsked } from '@carelane/main-api'

/** Under `/api`; POST `/change` changes something. */
export const ABUSE_ADMIN_PATH = '/abuse'

/** Who it is, the cms knows. */
export const changeByAdministrator = abuseChangeAsked.omit({ who: true })
