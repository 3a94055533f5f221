import type { SeoTexts } from './seo-texts'

export const en: SeoTexts = {
  home: [
    'Service for Aster, Kite and Solis',
    'Check your warranty, follow a repair, find a service centre, see part prices, and read tips for phones, TVs, laptops and appliances.',
  ],
  about: [
    'About us: who looks after your device',
    'Carelane is the after-sales service of Aster, Kite and Solis. What we stand for, and what you can expect of a repair.',
  ],
  'after-sales': [
    'After-sales service for your device',
    'From the first question to the finished repair: what the after-sales service does for phones, TVs, laptops and home appliances.',
  ],
  'air-conditioner-repair-and-service': [
    'Air conditioner repair and cleaning',
    'It does not cool, it drips, it smells? What you can check yourself, and how a technician comes to your home.',
  ],
  'broken-screen-service': [
    'Broken screen repair, step by step',
    'First aid for a cracked screen, how the repair goes, how long it takes, and when screen damage protection pays for it.',
  ],
  chat: [
    'Chat with customer service',
    'Write to our customer service and get an answer on repair, warranty and orders. Have your IMEI or order number ready.',
  ],
  'choose-your-country-or-region': [
    'Choose your country or region',
    'Every country has its own service centres, hotline, prices and policies. Choose where you are, and the language you read.',
  ],
  contact: [
    'Contact: hotline, email and chat',
    'Call the hotline of your country, write an email, or start a chat. Which number of your device to have at hand.',
  ],
  detail: [
    'News and tips',
    'Articles of the service team on repair, warranty and the care of phones, tablets, TVs, laptops and home appliances.',
  ],
  'drivers-download': [
    'Laptop drivers and manuals',
    'Download drivers, the user manual and the installation guide of your laptop, by its serial number (SNID) or by its model.',
  ],
  'exclusive-service': [
    'Care+ protection plans for your phone',
    'Choose your country and your phone, see the protection plans it can have and what they cost, and buy one online.',
  ],
  faq: [
    'Questions and answers: repair and warranty',
    'Short answers on repair time, warranty, spare parts, protection plans, data and downloads, sorted by topic.',
  ],
  news: [
    'News of the service',
    'What is new at the service of Aster, Kite and Solis, and what changes for owners of electronic devices.',
  ],
  'news-detail': [
    'News of the service',
    'One article of our news: what is new at the service, and what it means for you and your device.',
  ],
  'phone-repair': [
    'Phone repair: what we can fix',
    'Battery, charging, buttons, mainboard, screen, camera, speaker: what we repair, how it goes, and where to bring your phone.',
  ],
  'phone-repair-services': [
    'Phone repair services and what they include',
    'Diagnosis, repair with original parts, software update and data care: the services for your phone, and what each includes.',
  ],
  'phone-unlocking-appeal': [
    'Phone unlock appeal',
    'Your phone is locked and it is yours? Submit an appeal with your proof of purchase. It is reviewed within 7 working days.',
  ],
  policy: [
    'Privacy, terms and cookies',
    'How we handle your data, under which terms you use this site, and which cookies it sets, in plain words.',
  ],
  protection: [
    'Screen and warranty protection explained',
    'What Screen Damage Protection and Extended Warranty cover, when and how to buy them, and how a claim goes in four steps.',
  ],
  'purchase-service': [
    'Buy a protection plan online',
    'Pick a plan for your phone, pay online, and find your orders and activations in one place.',
  ],
  'purchase-service-offline': [
    'Buy a protection plan in a store',
    'Choose a plan for your phone and a store near you, and follow your order and its activation here.',
  ],
  'repair-appointment': [
    'Book a repair appointment',
    'Choose a service centre, a day and a time for your repair, and say what is wrong, so that you wait less.',
  ],
  'repair-status': [
    'Repair status: follow your repair',
    'See how far your repair is, by work-order number or by phone number with the international code.',
  ],
  search: [
    'Search help, news and services',
    'Find services, answers, news, tips and policies. Two letters are enough to begin.',
  ],
  'service-center': [
    'Find a service centre near you',
    'Service centres by country, state and city or by keyword, with opening hours, phone number, distance and directions.',
  ],
  'service-manal': [
    'Service manuals by product',
    'Manuals on set-up, care and first help, sorted by product: phones, TVs, laptops and home appliances.',
  ],
  'service-manal-detail': [
    'Service manual',
    'How to set up, care for and check your device before you call the service.',
  ],
  'service-policy': [
    'Service policy by brand and product',
    'What the warranty of Aster, Kite and Solis covers, how long it lasts, what it excludes and how to claim. Choose brand and product.',
  ],
  'spare-parts-price': [
    'Spare part prices',
    'Look up what a screen, battery or mainboard for your model costs, with part, labour and total as reference prices.',
  ],
  'spare-parts-serial': [
    'Is this spare part original?',
    'Enter the serial number of a spare part to see whether it is an original one of our service.',
  ],
  survey: [
    'Survey: tell us how we are doing',
    'A few questions about our service. Your answers help us to see what to do better.',
  ],
  tips: [
    'Tips for phones, TVs, laptops and more',
    'Solve small problems yourself: charging, heat, water, slow devices, sound, cleaning. Written by people who repair.',
  ],
  'tips-detail': [
    'Tips and tricks',
    'One tip, step by step: what you can do yourself, and when a technician should look at your device.',
  ],
  'tv-warranty': [
    'TV warranty check',
    'Check the warranty of your Solis television by its serial number, and read what the warranty covers.',
  ],
  'warranty-check': [
    'Warranty check by IMEI',
    'Dial *#06#, enter the IMEI of your phone, and see if and until when it is in warranty.',
  ],
}
