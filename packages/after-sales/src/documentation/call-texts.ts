import type { CallName } from '../contract/calls'

export const CALL_GROUPS = [
  'Service centres',
  'Repair status',
  'Warranty',
  'Spare parts',
  'Repair costs',
  'Drivers and manuals',
  'Countries',
  'Site',
  'Surveys and ratings',
  'Appointments',
  'Pick-ups',
  'Unlock appeals',
  'Contested answers',
  'Account and files',
  'Protection',
] as const

export type CallGroup = (typeof CALL_GROUPS)[number]

interface CallText {
  group: CallGroup
  summary: string
}

export const CALL_TEXTS: { [Name in CallName]: CallText } = {
  serviceCenters: {
    group: 'Service centres',
    summary: 'Finds service centres by place, keyword or nearness',
  },
  serviceCenter: { group: 'Service centres', summary: 'Reads one service centre' },
  serviceCenterStates: {
    group: 'Service centres',
    summary: 'Lists the states of a country that have a centre',
  },
  serviceCenterCities: {
    group: 'Service centres',
    summary: 'Lists the cities of a state that have a centre',
  },
  serviceCenterPoints: { group: 'Service centres', summary: 'Lists where the centres are, for a map' },
  serviceFigures: {
    group: 'Service centres',
    summary: 'Reads how long repairs took in the last 90 days, how many in time, and how they were rated',
  },
  centerAvailability: {
    group: 'Service centres',
    summary:
      'Reads free slots, waiting times, devices repaired and stock of a part for the centres of one page',
  },
  queueTicketTake: {
    group: 'Service centres',
    summary: 'Takes a number in the queue of a centre from afar',
  },
  queueTicket: { group: 'Service centres', summary: 'Reads the place of a number in its queue' },
  queueTicketGiveBack: { group: 'Service centres', summary: 'Gives a number back' },
  repairOrder: {
    group: 'Repair status',
    summary: 'Reads a repair order by its number, nothing of the person',
  },
  repairSendCode: { group: 'Repair status', summary: 'Sends a one-time code to a phone' },
  repairVerifyCode: { group: 'Repair status', summary: 'Exchanges a one-time code for a token' },
  repairOrders: { group: 'Repair status', summary: 'Lists all orders of the phone that a token stands for' },
  repairQuote: { group: 'Repair status', summary: 'Reads what a repair costs that waits for its owner' },
  repairQuoteAnswer: { group: 'Repair status', summary: 'Hands in what the owner answers to a quote' },
  repairReport: {
    group: 'Repair status',
    summary: 'Reads what was found and done, and how long it is guaranteed',
  },
  repairEnquiryAdd: { group: 'Repair status', summary: 'Asks why a repair is late' },
  repairEnquiry: { group: 'Repair status', summary: 'Reads the last question about a late repair' },
  warrantyInfo: { group: 'Warranty', summary: 'Checks the warranty of a device by its IMEI' },
  tvWarranty: { group: 'Warranty', summary: 'Checks the warranty of a TV by its serial number' },
  sparePartChoices: { group: 'Spare parts', summary: 'Lists what can be chosen, given what has been' },
  sparePartPrices: { group: 'Spare parts', summary: 'Reads reference prices of parts and labor' },
  sparePartSerial: { group: 'Spare parts', summary: 'Tells whether a part is genuine' },
  repairModels: {
    group: 'Repair costs',
    summary: 'Lists the models of a country whose repairs are priced, with their faults',
  },
  repairCosts: {
    group: 'Repair costs',
    summary: 'Reads what each fault of a model costs to repair: parts, labor, tax, diagnosis and days',
  },
  driverChoices: { group: 'Drivers and manuals', summary: 'Lists brands, serials and models with drivers' },
  drivers: { group: 'Drivers and manuals', summary: 'Lists the drivers and manuals of a device' },
  downloadFile: { group: 'Drivers and manuals', summary: 'Sends a file, or a part of it' },
  driverBundle: { group: 'Drivers and manuals', summary: 'Sends all drivers of a model as one zip archive' },
  manuals: { group: 'Drivers and manuals', summary: 'Lists service manuals' },
  manual: { group: 'Drivers and manuals', summary: 'Reads one service manual' },
  countryByLocation: { group: 'Countries', summary: 'Tells the country of a position' },
  countryByIp: { group: 'Countries', summary: 'Tells the country of an address' },
  highBrandModels: { group: 'Site', summary: 'Lists the high-brand models of a country' },
  highBrandBenefits: { group: 'Site', summary: 'Reads what owners of high-brand models get' },
  shortUrl: { group: 'Site', summary: 'Resolves a short URL to its target' },
  assistantGate: { group: 'Site', summary: 'Tells whether the assistant button is shown' },
  surveyList: { group: 'Surveys and ratings', summary: 'Lists the surveys that are open' },
  surveyQuestions: { group: 'Surveys and ratings', summary: 'Reads a survey with its questions' },
  surveyAdd: { group: 'Surveys and ratings', summary: 'Hands a filled survey in' },
  ratingInfo: { group: 'Surveys and ratings', summary: 'Tells whether a repair order can be rated' },
  ratingAdd: { group: 'Surveys and ratings', summary: 'Rates a repair order' },
  accountGuest: {
    group: 'Account and files',
    summary: 'Gives a token to a visitor who is not known',
  },
  uploadFile: { group: 'Account and files', summary: 'Takes a private picture' },
  appointmentSlots: { group: 'Appointments', summary: 'Lists when a service centre has room' },
  appointmentAdd: { group: 'Appointments', summary: 'Books a repair appointment' },
  appointmentDetail: { group: 'Appointments', summary: 'Reads an appointment by its number and phone' },
  appointmentChange: { group: 'Appointments', summary: 'Moves an appointment to another slot' },
  appointmentCancel: { group: 'Appointments', summary: 'Cancels an appointment' },
  pickUpOffer: {
    group: 'Pick-ups',
    summary: 'Tells whether a courier comes to an address, when, and for how much',
  },
  pickUpAdd: { group: 'Pick-ups', summary: 'Books a courier who collects a device' },
  pickUpDetail: { group: 'Pick-ups', summary: 'Reads where a device is on its ways there and back' },
  pickUpCancel: { group: 'Pick-ups', summary: 'Cancels a pick-up that has not begun' },
  appealAdd: { group: 'Unlock appeals', summary: 'Hands an unlock appeal in' },
  appealUpdate: { group: 'Unlock appeals', summary: 'Changes an appeal that is not audited yet' },
  appealList: { group: 'Unlock appeals', summary: 'Lists the appeals of the visitor' },
  verdictContestAdd: { group: 'Contested answers', summary: 'Contests what a check said, with a receipt' },
  verdictContestDetail: { group: 'Contested answers', summary: 'Reads how a contest stands' },
  appealDetail: { group: 'Unlock appeals', summary: 'Reads one appeal of the visitor' },
  authentication: { group: 'Account and files', summary: 'Tells who a token belongs to' },
  logout: { group: 'Account and files', summary: 'Ends a token' },
  protectionPlans: { group: 'Protection', summary: 'Lists the plans that a device can still buy' },
  protectionOrderAdd: { group: 'Protection', summary: 'Orders a plan' },
  storeProtectionOrderAdd: { group: 'Protection', summary: 'Orders a plan through a store' },
  protectionPayment: { group: 'Protection', summary: 'Begins the payment of an order' },
  protectionOrders: { group: 'Protection', summary: 'Lists the orders of the visitor' },
  protectionCancel: { group: 'Protection', summary: 'Cancels an order' },
  protectionPaymentStatus: { group: 'Protection', summary: 'Tells where the payment of an order stands' },
  protectionProtocol: { group: 'Protection', summary: 'Reads the terms of a plan' },
  storeProtectionPlans: { group: 'Protection', summary: 'Lists the plans that a store has for a device' },
  protectionStores: { group: 'Protection', summary: 'Lists the stores nearby that sell plans' },
  referralCode: { group: 'Protection', summary: 'Checks a referral code' },
}
