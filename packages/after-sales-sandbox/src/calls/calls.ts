import {
  repairOrder,
  repairOrders,
  repairOrdersByPhone,
  repairSendCode,
  repairVerifyCode,
} from '../repairs/repair-calls'
import {
  serviceCentre,
  serviceCentreCities,
  serviceCentrePoints,
  serviceCentres,
  serviceCentreStates,
} from '../service-centres/service-centre-calls'
import { assistantGate, shortUrl, surveyList } from '../shell/shell-calls'
import { warrantyInfo } from '../warranty/warranty-call'
import type { SandboxCall } from './sandbox-call'

/** Every call that the sandbox answers. */
export const CALLS: readonly SandboxCall[] = [
  warrantyInfo,
  serviceCentres,
  serviceCentre,
  serviceCentreStates,
  serviceCentreCities,
  serviceCentrePoints,
  repairOrder,
  repairOrdersByPhone,
  repairSendCode,
  repairVerifyCode,
  repairOrders,
  shortUrl,
  assistantGate,
  surveyList,
]
