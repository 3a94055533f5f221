import { accountGuest, authentication, logout } from '../account/account-calls'
import { appealAdd, appealDetail, appealList, appealUpdate } from '../appeals/appeal-calls'
import {
  appointmentAdd,
  appointmentCancel,
  appointmentChange,
  appointmentDetail,
  appointmentSlots,
} from '../appointments/appointment-calls'
import { centreAvailability } from '../availability/availability-call'
import { queueTicket, queueTicketGiveBack, queueTicketTake } from '../availability/ticket-calls'
import { downloadFile, driverBundle, driverChoices, drivers } from '../downloads/driver-calls'
import { manual, manuals } from '../downloads/manual-calls'
import { uploadFile } from '../files/upload-call'
import { countryByIp, countryByLocation } from '../places/location-calls'
import {
  protectionCancel,
  protectionOrderAdd,
  protectionOrders,
  protectionPayment,
  protectionPaymentStatus,
  storeProtectionOrderAdd,
} from '../protection/order-calls'
import {
  protectionPlans,
  protectionProtocol,
  protectionStores,
  referralCode,
  storeProtectionPlans,
} from '../protection/plan-calls'
import { repairQuote, repairQuoteAnswer } from '../quotes/quote-calls'
import { repairReport } from '../repair-reports/report-calls'
import { highBrandBenefits, highBrandModels } from '../products/high-brand-calls'
import { pickUpAdd, pickUpCancel, pickUpDetail, pickUpOffer, pickUpPost } from '../pick-ups/pick-up-calls'
import { ratingAdd, ratingInfo } from '../ratings/rating-calls'
import { repairEnquiry, repairEnquiryAdd } from '../repair-enquiries/enquiry-calls'
import { repairWatch } from '../repair-events/watch-call'
import { verdictContestAdd, verdictContestDetail } from '../contests/contest-calls'
import { sparePartChoices, sparePartPrices, sparePartSerial } from '../spare-parts/spare-part-calls'
import { tvWarranty } from '../televisions/television-call'
import { repairCosts, repairModels } from '../repair-costs/repair-cost-calls'
import { repairOrder, repairOrders, repairSendCode, repairVerifyCode } from '../repairs/repair-calls'
import {
  serviceCentre,
  serviceCentreCities,
  serviceCentrePoints,
  serviceCentres,
  serviceCentreStates,
} from '../service-centres/service-centre-calls'
import { serviceFigures } from '../service-figures/figure-call'
import { assistantGate, shortUrl } from '../shell/shell-calls'
import { surveyAdd, surveyList, surveyQuestions } from '../surveys/survey-calls'
import { warrantyInfo } from '../warranty/warranty-call'
import type { SandboxCall } from './sandbox-call'

export const CALLS: readonly SandboxCall[] = [
  warrantyInfo,
  tvWarranty,
  serviceCentres,
  serviceCentre,
  serviceCentreStates,
  serviceCentreCities,
  serviceCentrePoints,
  serviceFigures,
  centreAvailability,
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
  authentication,
  logout,
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
  protectionPlans,
  storeProtectionPlans,
  protectionStores,
  protectionProtocol,
  referralCode,
  protectionOrderAdd,
  storeProtectionOrderAdd,
  protectionPayment,
  protectionPaymentStatus,
  protectionOrders,
  protectionCancel,
]
