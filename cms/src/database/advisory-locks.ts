import { LOCKS } from '@carelane/database'

export const ADVISORY_LOCKS = LOCKS.cms
