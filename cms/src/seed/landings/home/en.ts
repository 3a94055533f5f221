import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Service for Aster, Kite and Solis',
  description:
    'Check your warranty, follow a repair, find a service centre and look up part prices for phones, tablets, laptops, TVs and home appliances.',
  sections: {
    search: {
      title: 'What do you need help with?',
      intro: 'Type a fault, a model or a word such as ‘battery’.',
    },
    tools: {
      title: 'Look it up yourself',
      intro: 'No account needed. You need the IMEI, the number of your order, or your model.',
    },
    'repair-service': {
      title: 'Repair service',
      intro: 'Choose what is broken. Each page says what is done, how long it takes and what you bring.',
      items: {
        phone: {
          title: 'Phone repair',
          text: 'Battery, charging, camera, speaker, buttons, mainboard.',
        },
        screen: { title: 'Broken screen', text: 'Cracks, lines, spots, or touch that does not respond.' },
        tv: { title: 'Television', text: 'What the warranty covers, and how a visit goes.' },
        airConditioner: {
          title: 'Air conditioner',
          text: 'Cleaning, leaks, noise, or air that stays warm.',
        },
      },
    },
    'after-sales': {
      title: 'Professional after-sales service',
      intro: 'Four things that a service centre does for your phone.',
      items: {
        onlineReservation: {
          title: 'Online Reservation',
          text: 'Choose the centre, the day and the time where online booking is offered, and come when you are expected.',
        },
        phoneDetection: {
          title: 'Phone Detection',
          text: 'A technician tests screen, battery, charging, cameras, sound and network, and tells you what was found.',
        },
        professionalRepair: {
          title: 'Professional Repair',
          text: 'You get the price of part and labour first, and decide. Then the device is repaired and tested.',
        },
        softwareUpgrade: {
          title: 'Software Upgrade',
          text: 'For a phone that hangs, restarts or stops at the logo. Save your data before, since a reset can be needed.',
        },
      },
    },
    'how-it-goes': {
      title: 'How a repair goes',
      intro:
        'Usually 3 to 7 working days from the day the repair begins. This is for reference, and holidays delay it.',
      items: {
        check: {
          title: 'Check the warranty',
          text: 'Dial *#06#, enter the IMEI, and see whether your phone is covered.',
        },
        handIn: {
          title: 'Hand in the device',
          text: 'Save your data, bring the invoice, and keep the number of your order.',
        },
        decide: { title: 'Decide', text: 'You see part and labour apart before anything is done.' },
        takeHome: {
          title: 'Test it and take it home',
          text: 'Make a call, take a photo, charge it. Then rate the repair.',
        },
      },
    },
    delivery: {
      title: 'Delivery repair: your phone is picked up',
      text: 'Reserve, have it picked up, have it repaired. In some cities you need not come to a service centre at all. Ask the online service whether your address is covered.',
      pictureAlt: 'A delivery van with a parcel, and a phone on its way into it',
      actions: { ask: 'Ask for a pick-up', follow: 'Follow a repair' },
    },
    'delivery-cities': { title: 'Where delivery repair is available' },
    'value-added': {
      title: 'Value-added services',
      intro: 'Bought once per phone. What yours can have depends on its model, its age and your country.',
      items: {
        screen: {
          title: 'Screen Damage Protection',
          text: 'One free screen replacement within 1 year, after a collision, a drop or pressure.',
        },
        extended: {
          title: 'Extended Warranty',
          text: 'One more year for faults. Bought online within the warranty period, without inspection.',
        },
        comprehensive: {
          title: 'Comprehensive Protection',
          text: 'A plan of its own under Care+. Enter your IMEI and see what it contains for your phone.',
        },
      },
    },
    'news-centre': { title: 'News centre' },
    tips: { title: 'Tips & tricks', intro: 'Faults that you can solve yourself, by kind of device.' },
    explore: { title: 'Explore & more' },
    discover: {
      title: 'Discover more services',
      items: {
        policy: {
          title: 'Service policy',
          text: 'Choose brand and product, and read what applies in your country.',
        },
        genuine: {
          title: 'Is the part genuine?',
          text: 'Enter its serial number and get a plain yes or no.',
        },
        unlock: {
          title: 'Unlock appeal',
          text: 'For a locked phone. Reviewed within 7 working days.',
        },
        manuals: { title: 'Service manual', text: 'Care, safety and what to do before a repair, by device.' },
        questions: { title: 'Questions and answers', text: 'Repair, warranty, parts, protection, account.' },
        afterSales: {
          title: 'After-sales service',
          text: 'All that happens after the purchase, on one page.',
        },
      },
    },
    partner: {
      title: 'Your official customer support partner',
      text: 'Carelane is the service of Aster, Kite and Solis: the same brands that made your device, with their parts, their repair instructions and their warranty.',
      pictureAlt: 'A service counter with a technician’s tools, under a sign with a spanner',
      actions: { about: 'About us' },
    },
    figures: {
      title: 'Our service in figures',
      items: {
        countries: { value: '{countries}', label: 'countries' },
        centres: { value: '{serviceCenters}', label: 'service stores' },
        customers: { value: '{customers}', label: 'customers served' },
        fastRepair: { value: '{fastRepairHours}', label: 'hours for a fast repair' },
      },
    },
    'more-centres': {
      title: 'More service centres',
      text: 'Search by state and city or by a keyword. You see hours, phone number, distance and the way there.',
      actions: { find: 'Find a service centre' },
    },
    'our-service': {
      title: 'Our service',
      intro: 'What you can expect, whichever centre you choose.',
      items: {
        estimate: {
          title: 'The price first',
          text: 'No repair begins before you have seen the estimate and said yes.',
        },
        data: {
          title: 'Your data stays yours',
          text: 'Nobody looks at photos or messages, and nobody asks for a password.',
        },
        status: {
          title: 'You always know how far it is',
          text: 'Every step of the repair, by order number or phone number.',
        },
        rating: {
          title: 'You have the last word',
          text: 'Rate the repair within 3 months. Every rating is read.',
        },
      },
    },
    'online-service': {
      title: 'AICC online customer service',
      text: 'Describe the fault in your own words. Keep the model and the IMEI at hand, and a photo if it can be seen.',
      actions: { chat: 'Start a chat' },
    },
    'contact-ways': { title: 'Other ways to reach us' },
    'social-media': { title: 'Social media', intro: 'Tips and service news where you already are.' },
    app: { title: 'Get the app', intro: 'Scan the code with the camera of your phone.' },
    drivers: {
      title: 'Drivers and manuals for your laptop',
      text: 'Enter the serial number (SNID), or choose brand, series and model. One download can fetch all drivers.',
      actions: { drivers: 'Find drivers' },
    },
  },
}
