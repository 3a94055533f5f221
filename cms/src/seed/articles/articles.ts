import type { SeedArticle } from './article'
import { article as aLabelThatSaysHowRepairableAPhoneIs } from './a-label-that-says-how-repairable-a-phone-is/article'
import { article as backUpPhoneBeforeRepair } from './back-up-phone-before-repair/article'
import { article as bookARepairTimeInThePhilippines } from './book-a-repair-time-in-the-philippines/article'
import { article as checkYourWarrantyOnline } from './check-your-warranty-online/article'
import { article as cleanAirConditionerFilter } from './clean-air-conditioner-filter/article'
import { article as cleanTvScreenSafely } from './clean-tv-screen-safely/article'
import { article as crackedScreenFirstSteps } from './cracked-screen-first-steps/article'
import { article as esimASimWithoutACard } from './esim-a-sim-without-a-card/article'
import { article as findYourImeiNumber } from './find-your-imei-number/article'
import { article as howARepairGoes } from './how-a-repair-goes/article'
import { article as howToCleanChargingPortOnPhone } from './how-to-clean-charging-port-on-phone/article'
import { article as howWeTreatYourDataInARepair } from './how-we-treat-your-data-in-a-repair/article'
import { article as laptopFanLoud } from './laptop-fan-loud/article'
import { article as laptopRunsSlow } from './laptop-runs-slow/article'
import { article as laptopWillNotTurnOn } from './laptop-will-not-turn-on/article'
import { article as makeYourPhoneBatteryLast } from './make-your-phone-battery-last/article'
import { article as newRefrigerantsInAirConditioners } from './new-refrigerants-in-air-conditioners/article'
import { article as oldNetworksAreClosing } from './old-networks-are-closing/article'
import { article as oneServiceSiteForAsterKiteAndSolis } from './one-service-site-for-aster-kite-and-solis/article'
import { article as phoneFellInWater } from './phone-fell-in-water/article'
import { article as phoneGetsHot } from './phone-gets-hot/article'
import { article as rateYourRepair } from './rate-your-repair/article'
import { article as refrigeratorDoesNotCool } from './refrigerator-does-not-cool/article'
import { article as screenDamageProtectionExplained } from './screen-damage-protection-explained/article'
import { article as serviceCentreHoursInRamadan } from './service-centre-hours-in-ramadan/article'
import { article as setUpTabletForAChild } from './set-up-tablet-for-a-child/article'
import { article as simCardNotDetected } from './sim-card-not-detected/article'
import { article as tabletChargesSlowly } from './tablet-charges-slowly/article'
import { article as tabletTouchNotResponding } from './tablet-touch-not-responding/article'
import { article as tvHasNoSound } from './tv-has-no-sound/article'
import { article as tvWifiKeepsDropping } from './tv-wifi-keeps-dropping/article'
import { article as usbCOneCableForManyDevices } from './usb-c-one-cable-for-many-devices/article'
import { article as washingMachineDoesNotDrain } from './washing-machine-does-not-drain/article'
import { article as whatHappensToOldElectronics } from './what-happens-to-old-electronics/article'

/** Every seeded article, the oldest first. */
export const SEED_ARTICLES: readonly SeedArticle[] = [
  oneServiceSiteForAsterKiteAndSolis,
  findYourImeiNumber,
  aLabelThatSaysHowRepairableAPhoneIs,
  tabletTouchNotResponding,
  checkYourWarrantyOnline,
  tvWifiKeepsDropping,
  laptopRunsSlow,
  serviceCentreHoursInRamadan,
  oldNetworksAreClosing,
  backUpPhoneBeforeRepair,
  howARepairGoes,
  tvHasNoSound,
  crackedScreenFirstSteps,
  howWeTreatYourDataInARepair,
  laptopWillNotTurnOn,
  newRefrigerantsInAirConditioners,
  simCardNotDetected,
  cleanAirConditionerFilter,
  whatHappensToOldElectronics,
  rateYourRepair,
  phoneFellInWater,
  refrigeratorDoesNotCool,
  bookARepairTimeInThePhilippines,
  phoneGetsHot,
  laptopFanLoud,
  screenDamageProtectionExplained,
  cleanTvScreenSafely,
  setUpTabletForAChild,
  washingMachineDoesNotDrain,
  makeYourPhoneBatteryLast,
  usbCOneCableForManyDevices,
  tabletChargesSlowly,
  esimASimWithoutACard,
  howToCleanChargingPortOnPhone,
]
