import type { PolicyTexts } from './policy-texts'

const PRICE = 'If something has to be paid, you get the price of part and labour first, and you decide.'
const TIME =
  'The usual time is 3 to 7 working days from the day the repair begins. It is for reference only, and holidays delay it.'
const FOLLOW = 'You can follow the repair with the order number under [repair status](page:repair-status).'

const BRING_IN = `
:::steps
# Check the warranty
IDENTIFY

# Save your data
A repair may need a reset. [Back up your device](article:back-up-phone-before-repair) while it still works.

# Bring the device
Go to a [service centre](page:service-center) with the device, and with its charger if charging is the trouble. Show the invoice if you have it. You get an order with a number.

# Wait for the repair
A technician examines the device. ${PRICE} ${TIME} ${FOLLOW}

# Test it before you leave
Test what was broken, and compare the number on the order with that of the device.
:::`

export const en: PolicyTexts = {
  titles: {
    'mobile-phone': '{brand} mobile phones: warranty and service',
    'retail-accessories': '{brand} accessories: warranty and service',
    'home-appliance': '{brand} home appliances: warranty and service',
    laptop: '{brand} laptops: warranty and service',
  },
  summaries: {
    'mobile-phone':
      'Faults in material and workmanship are repaired free of charge ({periods}). Falls and liquid are not covered. The period begins with activation.',
    'retail-accessories':
      'Faults in material and workmanship are repaired or the accessory is replaced ({periods}). The period begins with the day of purchase.',
    'home-appliance':
      'Faults in material and workmanship are repaired free of charge, large appliances at your home ({periods}). Wrong installation is not covered.',
    laptop:
      'Faults in material and workmanship are repaired free of charge ({periods}). Save your data first: it is not part of the warranty.',
    'small-appliance':
      'Faults in material and workmanship are repaired or the appliance is replaced ({periods}). Wear and limescale are not covered. The period begins with the day of purchase.',
  },
  headings: {
    covered: 'What is covered',
    period: 'How long it is covered',
    excluded: 'What is not covered',
    claim: 'How to claim',
    parts: 'Replaced parts and devices',
    data: 'Your data',
    transport: 'Transport',
    rights: 'Your rights by law',
  },
  scopes: {
    'aster-mobile-phone': 'This policy holds for Aster phones and for Aster Slate tablets.',
    'aster-retail-accessories':
      'This policy holds for Aster chargers, cables, earphones and power banks that are sold on their own. What came in the box of a phone belongs to the policy of the phone.',
    'aster-home-appliance':
      'This policy holds for the small household appliances of Aster: fans, kettles, irons and air purifiers.',
    'aster-laptop':
      'This policy holds for Aster laptops with the battery and the charger that came with them.',
    'kite-mobile-phone':
      'This policy holds for Kite smartphones and feature phones, and for Kite watches and tags that have a SIM.',
    'kite-retail-accessories':
      'This policy holds for Kite earphones, speakers, chargers, cables, power banks and watches without a SIM that are sold on their own.',
    'kite-home-appliance':
      'This policy holds for the small household appliances of Kite: fans, irons, hair dryers and trimmers.',
    'kite-laptop': 'This policy holds for Kite laptops with the battery and the charger that came with them.',
    'solis-mobile-phone':
      'Solis makes no phones. This policy holds for the Solis devices that have a SIM and an IMEI: the Link routers and the Hub TV.',
    'solis-retail-accessories':
      'This policy holds for Solis soundbars, wall mounts, cables and remote controls that are sold on their own.',
    'solis-home-appliance':
      'This policy holds for Solis televisions, refrigerators, washing machines and air conditioners.',
    'solis-laptop':
      'This policy holds for Solis laptops with the battery and the charger that came with them.',
  },
  items: {
    smartphone: 'Smartphone',
    featurePhone: 'Feature phone',
    tablet: 'Tablet',
    watchWithSim: 'Watch or tag with a SIM',
    router: 'Router or Hub TV',
    battery: 'Battery',
    boxCharger: 'Charger and cable from the box',
    charger: 'Charger and cable',
    earphones: 'Earphones',
    powerBank: 'Power bank',
    watch: 'Watch without a SIM',
    speaker: 'Speaker',
    remoteControl: 'Remote control',
    mountAndCable: 'Wall mount and cable',
    soundbar: 'Soundbar',
    smallAppliance: 'Small appliance',
    trimmer: 'Hair dryer and trimmer',
    television: 'Television',
    refrigerator: 'Refrigerator',
    washingMachine: 'Washing machine',
    airConditioner: 'Air conditioner',
    compressor: 'Compressor of refrigerator and air conditioner',
    motor: 'Motor of the washing machine',
    laptop: 'Laptop',
  },
  changes: {
    longerEarphones: 'New in this version: earphones are covered for 12 months instead of 6.',
    longerLaptop:
      'New in this version: laptops bought from this day on are covered for 24 months instead of 12.',
  },
  covered: {
    all: 'Faults in material or workmanship that show in normal use within the warranty period. Parts and labour then cost you nothing. For example:',
    'mobile-phone': `
- it does not switch on, restarts by itself, or does not charge
- lines or dark areas on the screen, or touch that does not react, without a blow
- camera, microphone, speaker, buttons, sensors or network fail
- a software fault that an update or a reset does not cure`,
    'retail-accessories': `
- it does not charge, gives no sound or does not connect
- a cable fails inside without visible damage
- the battery of earphones or of a power bank no longer charges
- a button, a plug or a hinge comes loose in normal use`,
    'home-appliance': `
- it does not start, or stops while it works
- it does not cool, heat, wash or spin as it should
- picture, sound or connection of a television fail
- it leaks or gets loud because of a part inside`,
    laptop: `
- it does not start, or switches itself off
- screen, keyboard, touchpad, ports, fan, memory or storage fail
- the battery no longer charges
- the system that it came with cannot be restored`,
    'small-appliance': `
- it does not start, or stops while it works
- it does not heat, blow or turn as it should
- a switch, a cable or a plug fails inside
- it gets loud or smells burnt because of a part inside`,
  },
  period: {
    'mobile-phone':
      'The period begins when the device is activated. The [warranty check](page:warranty-check) shows until when it runs: dial `*#06#` to see the IMEI. The warranty card is shown 24 hours after activation.',
    'retail-accessories':
      'The period begins on the day of purchase. The invoice shows it, so keep it with the accessory.',
    'home-appliance':
      'The period begins on the day of purchase that the invoice shows. For a television, the [TV warranty](page:tv-warranty) page shows it by the serial number.',
    laptop:
      'The period begins on the day of purchase that the invoice shows. The serial number (SNID) is on the label at the bottom.',
    after:
      'A repair does not make the period shorter, and it does not begin anew. A replaced part is covered until the period ends, and for 90 days at least.',
    'small-appliance':
      'The period begins on the day of purchase that the invoice shows. The model and the serial number are on the label at the bottom or the back.',
  },
  excluded: {
    all: `
- falls, knocks, pressure and bending
- liquid, sand, insects, lightning and wrong voltage
- parts, chargers or software that are not made for it
- opening or repair by somebody outside our service
- a serial number or IMEI that was removed or cannot be read
- wear: scratches, faded colours, a battery that holds less with age`,
    'mobile-phone': `
- a screen broken by a fall: that is what [screen damage protection](page:protection) is for
- a phone made for another country: its warranty holds there`,
    'retail-accessories': `
- cushions, straps and covers that wear off with use`,
    'home-appliance': `
- installation or connection by somebody else, and moving it afterwards
- filters, lamps and seals that are cleaned or changed in use
- use in a business, if the appliance is made for a household`,
    laptop: `
- programs and games that you installed, and damage by viruses
- data on the laptop and its recovery`,
    'small-appliance': `
- limescale, dust and hair that were not removed
- filters, blades and seals that are changed in use
- use in a business, if the appliance is made for a household`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Enter the IMEI in the [warranty check](page:warranty-check). It also tells in which country the warranty holds.',
    ),
    'retail-accessories': `
:::steps
# Find the invoice
It shows the day of purchase and the shop.

# Try it with another device
So you know that the fault is in the accessory.

# Bring it
Go to a [service centre](page:service-center) with the accessory and the invoice. You get an order with a number.

# Take it home
Many accessories are exchanged at once. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Note model and serial number
They are on the label: at the back of a television, inside the door of a refrigerator or a washing machine, on the side of an air conditioner.

# Call us
Use the hotline in the footer or the [contact page](page:contact). Say what happens and when it began.

# The technician comes
For large appliances we agree on a day. Clear the way to the appliance. Bring small ones to a [service centre](page:service-center).

# Wait for the repair
${PRICE} ${TIME} ${FOLLOW}

# Test it together
Let the appliance run once before you sign the order.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Have the serial number (SNID) and the invoice ready, and look whether a newer [driver](page:drivers-download) helps.',
    ),
    'small-appliance': `
:::steps
# Find the invoice
It shows the day of purchase and the shop.

# Switch it off
Unplug it and let it cool down. Do not open it.

# Bring it
Go to a [service centre](page:service-center) with the appliance and the invoice. You get an order with a number.

# Wait for the repair
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'We repair with original parts. With their serial number you can [check that a part is original](page:spare-parts-serial). A part that is replaced under warranty becomes ours; after a repair that you paid for, you can take it with you.',
    exchange:
      'If a repair is not possible, you get the same model or one that is equal to it. A protection plan moves to the new phone when you ask for it: call the hotline or write to the online support. It takes about 5 working days.',
  },
  data: {
    'mobile-phone':
      'We do not look at your photos and messages, and we do not ask for passwords of your accounts. A repair can erase the phone; we ask you first. What was not saved cannot be brought back. [How we treat your data](article:how-we-treat-your-data-in-a-repair) has the details. Take out SIM and memory cards, and leave the case at home.',
    'retail-accessories':
      'Most accessories store nothing. Remove earphones and watches from the list of connected devices on your phone, and reset a watch before you hand it in.',
    'home-appliance':
      'Sign out of your accounts on a television and remove USB sticks. Other appliances store nothing about you but their settings, which a repair can reset.',
    laptop:
      'Copy your files to another disk. A repair can erase the storage; we ask you first. What was not saved cannot be brought back. We do not read your files, and we do not ask for passwords of your accounts.',
    'small-appliance': 'These appliances store nothing about you.',
  },
  transport: {
    broughtIn:
      'You bring the device and fetch it. Where there is a delivery service, we can fetch it at your door and bring it back: you see the price before you order. From the moment you hand it over until you have it back, we answer for it.',
    atHome:
      'Large appliances are repaired at your home where that is possible. If one has to come to the workshop under warranty, we carry it there and back at no cost. A television travels upright; a refrigerator stands for some hours before it is switched on again.',
  },
  rights:
    'This warranty is a promise of the brand, beside the rights that the law gives you against the seller. Those stay as they are. Where the law of your country gives you more than this policy, the law counts. If you do not agree with a decision, say so: the [contact page](page:contact) names every way to reach us.',
  law: {
    sa: 'In Saudi Arabia every period of this policy is 24 months at least. Where the product is sold with a paper in Arabic that promises more, that counts.',
    ae: 'In the United Arab Emirates every period of this policy is 24 months at least. Where the invoice promises more, that counts.',
    tr: 'In Türkiye the law asks for a guarantee of two years at least (Law no. 6502 on consumer protection). So no period of this policy is shorter than 24 months.',
    es: 'In Spain the seller answers for new goods for three years (Royal Decree-Law 7/2021, since 1 January 2022). So every period of this policy is 36 months. A fault that shows in the first two years counts as one that was there from the beginning.',
    pl: 'In Poland the seller answers for two years when goods do not conform to the contract (Consumer Rights Act). So no period of this policy is shorter than 24 months.',
    br: 'In Brazil the law gives 90 days for durable goods beside the warranty of the brand (Consumer Protection Code, articles 26 and 50). Twelve months and these 90 days make 15 months, and we give them on everything that was in the box.',
  },
}
