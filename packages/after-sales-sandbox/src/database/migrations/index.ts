import { devices } from './0001-devices'
import { shell } from './0002-shell'
import { serviceCentres } from './0003-service-centres'
import { repairs } from './0004-repairs'
import { parts } from './0005-parts'
import { downloads } from './0006-downloads'
import { placesOnBall } from './0007-places-on-ball'
import { submissions } from './0008-submissions'
import { ratings } from './0009-ratings'
import { keywords } from './0010-keywords'
import { visitors } from './0011-visitors'
import { surveys } from './0012-surveys'
import { appointments } from './0013-appointments'
import { appeals } from './0014-appeals'
import { accounts } from './0015-accounts'
import { protection } from './0016-protection'
import { repairQuotes } from './0017-repair-quotes'
import { repairDelays } from './0018-repair-delays'
import { repairCosts } from './0019-repair-costs'
import { repairReports } from './0020-repair-reports'
import { contestsAndEnquiries } from './0021-contests-and-enquiries'
import { serviceFigures } from './0022-service-figures'

/** In the order in which they are applied. A migration that was released is never edited. */
export const MIGRATIONS = [
  { name: '0001-devices', sql: devices },
  { name: '0002-shell', sql: shell },
  { name: '0003-service-centres', sql: serviceCentres },
  { name: '0004-repairs', sql: repairs },
  { name: '0005-parts', sql: parts },
  { name: '0006-downloads', sql: downloads },
  { name: '0007-places-on-ball', sql: placesOnBall },
  { name: '0008-submissions', sql: submissions },
  { name: '0009-ratings', sql: ratings },
  { name: '0010-keywords', sql: keywords },
  { name: '0011-visitors', sql: visitors },
  { name: '0012-surveys', sql: surveys },
  { name: '0013-appointments', sql: appointments },
  { name: '0014-appeals', sql: appeals },
  { name: '0015-accounts', sql: accounts },
  { name: '0016-protection', sql: protection },
  { name: '0017-repair-quotes', sql: repairQuotes },
  { name: '0018-repair-delays', sql: repairDelays },
  { name: '0019-repair-costs', sql: repairCosts },
  { name: '0020-repair-reports', sql: repairReports },
  { name: '0021-contests-and-enquiries', sql: contestsAndEnquiries },
  { name: '0022-service-figures', sql: serviceFigures },
] as const
