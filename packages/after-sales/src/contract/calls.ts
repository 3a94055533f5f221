import type { z } from 'zod'
import { accountGuest, authentication, logout } from './account'
import { appealAdd, appealDetail, appealList, appealUpdate } from './appeals'
import {
  appointmentAdd,
  appointmentCancel,
  appointmentChange,
  appointmentDetail,
  appointmentSlots,
} from './appointments'
import type { Call } from './call'
import { downloadFile, driverBundle, driverChoices, drivers, manual, manuals } from './drivers'
import { uploadFile } from './files'
import { highBrandBenefits, highBrandModels } from './high-brand'
import { countryByIp, countryByLocation } from './location'
import { pickUpAdd, pickUpCancel, pickUpDetail, pickUpOffer, pickUpPost } from './pick-up'
import {
  protectionCancel,
  protectionOrderAdd,
  protectionOrders,
  protectionPayment,
  protectionPaymentStatus,
  storeProtectionOrderAdd,
} from './protection-orders'
import {
  protectionPlans,
  protectionProtocol,
  protectionStores,
  referralCode,
  storeProtectionPlans,
} from './protection-plans'
import { ratingAdd, ratingInfo } from './rating'
import { repairQuote, repairQuoteAnswer } from './repair-quotes'
import { repairEnquiry, repairEnquiryAdd } from './repair-enquiries'
import { repairWatch } from './repair-events'
import { repairReport } from './repair-reports'
import { repairOrder, repairOrders, repairSendCode, repairVerifyCode } from './repair'
import { repairCosts, repairModels } from './repair-costs'
import {
  serviceCenter,
  serviceCenterCities,
  serviceCenterPoints,
  serviceCenters,
  serviceCenterStates,
} from './service-centers'
import { centerAvailability } from './centre-availability'
import { queueTicket, queueTicketGiveBack, queueTicketTake } from './queue-tickets'
import { serviceFigures } from './service-figures'
import { assistantGate, shortUrl } from './shell-calls'
import { sparePartChoices, sparePartPrices, sparePartSerial } from './spare-parts'
import { surveyAdd, surveyList, surveyQuestions } from './survey'
import { verdictContestAdd, verdictContestDetail } from './verdict-contests'
import { tvWarranty, warrantyInfo } from './warranty'

export const CALLS = {
  serviceCenters,
  serviceCenter,
  serviceCenterStates,
  serviceCenterCities,
  serviceCenterPoints,
  serviceFigures,
  centerAvailability,
  queueTicketTake,
  queueTicket,
  queueTicketGiveBack,
  repairOrder,
  repairSendCode,
  repairVerifyCode,
  repairOrders,
  repairQuote,
  repairQuoteAnswer,
  repairReport,
  repairEnquiryAdd,
  repairEnquiry,
  repairWatch,
  warrantyInfo,
  tvWarranty,
  sparePartChoices,
  sparePartPrices,
  sparePartSerial,
  repairModels,
  repairCosts,
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
  surveyQuestions,
  surveyAdd,
  ratingInfo,
  ratingAdd,
  accountGuest,
  uploadFile,
  appointmentSlots,
  appointmentAdd,
  appointmentDetail,
  appointmentChange,
  appointmentCancel,
  pickUpOffer,
  pickUpAdd,
  pickUpPost,
  pickUpDetail,
  pickUpCancel,
  appealAdd,
  appealUpdate,
  appealList,
  appealDetail,
  verdictContestAdd,
  verdictContestDetail,
  authentication,
  protectionPlans,
  protectionStores,
  storeProtectionPlans,
  protectionProtocol,
  referralCode,
  protectionOrderAdd,
  storeProtectionOrderAdd,
  protectionPayment,
  protectionPaymentStatus,
  protectionOrders,
  protectionCancel,
  // Last: a check of all calls in order loses its token here.
  logout,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallRequest<Name extends CallName> = z.input<(typeof CALLS)[Name]['request']>
export type CallResponse<Name extends EnvelopeCallName> = z.output<(typeof CALLS)[Name]['response']>

export type FileCallName = {
  [Name in CallName]: (typeof CALLS)[Name]['response'] extends null ? Name : never
}[CallName]
export type EnvelopeCallName = Exclude<CallName, FileCallName>

export const CALL_NAMES = Object.keys(CALLS) as CallName[]

const NAMES_OF_CALLS: ReadonlyMap<Call, CallName> = new Map(CALL_NAMES.map((name) => [CALLS[name], name]))

export function nameOfCall(call: Call): CallName | undefined {
  return NAMES_OF_CALLS.get(call)
}
