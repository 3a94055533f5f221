import { downloadFile, driverBundle, driverChoices, drivers } from '../downloads/driver-calls'
import { manual, manuals } from '../downloads/manual-calls'
import { countryByIp, countryByLocation } from '../places/location-calls'
import { highBrandBenefits, highBrandModels } from '../products/high-brand-calls'
import { sparePartChoices, sparePartPrices, sparePartSerial } from '../spare-parts/spare-part-calls'
import { tvWarranty } from '../televisions/television-call'
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
  tvWarranty,
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
  sparePartChoices,
  sparePartPrices,
  sparePartSerial,
  driverChoices,
  drivers,
  downloadFile,
  driverBundle,
  manuals,
  manual,
  countryByLocation,
  countryByIp,
  highBrandModels,
  highBrandBenefits,
  shortUrl,
  assistantGate,
  surveyList,
]
