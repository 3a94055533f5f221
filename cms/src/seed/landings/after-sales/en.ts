import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'After-sales service',
  description:
    'All that happens after the purchase: warranty, repair, delivery repair, part prices, genuine parts, drivers and unlock appeals, and what each repair status means.',
  sections: {
    hero: {
      title: 'After the purchase we begin',
      text: 'Whatever your Aster, Kite or Solis device needs later: start with the warranty, or with the centre near you.',
      pictureAlt: 'A service counter with a phone, a tablet and an order form on it',
      actions: { check: 'Check warranty', find: 'Find a service centre' },
    },
    tools: { title: 'Look it up yourself' },
    situations: {
      title: 'What brings you here?',
      items: {
        broken: { title: 'Something is broken', text: 'See what can be repaired, and how a repair goes.' },
        expensive: {
          title: 'I want to know the price',
          text: 'Reference prices of part and labour, by model.',
        },
        waiting: {
          title: 'I am waiting for my device',
          text: 'The state of the repair, by order number or phone number.',
        },
        used: {
          title: 'I doubt a part',
          text: 'Its serial number tells whether it is original.',
        },
        locked: { title: 'My phone is locked', text: 'Submit an appeal, and follow it under My appeals.' },
        laptop: {
          title: 'My laptop needs a driver',
          text: 'By serial number (SNID), or by brand, series and model.',
        },
      },
    },
    order: {
      title: 'One order, from beginning to end',
      body: `
When you hand in a device, you get an **order** with a number. It is the thread through everything that follows, so take a photo of it.

1. It says what you handed in, in which condition, and what you asked for.
2. With its number you see the [state of the repair](page:repair-status) at any time.
3. The estimate, your yes or no, and the parts that were used belong to it.
4. Within 3 months you can rate the repair with it.
5. If the same fault comes back, it is what you bring.

The usual time is 3 to 7 working days from the day the repair begins, for reference and delayed by holidays. If a part is missing, the estimated day moves.
`,
    },
    states: {
      title: 'What the status of a repair means',
      body: `
- **Submitted**: your order is here, and nobody has looked at the device yet.
- **Waiting for Pick-up** and **Delivering to Service Center**: with delivery repair, it is still at your place or on its way.
- **Pending Evaluation**: a technician examines it. Next you get the estimate, if something has to be paid.
- **Repairing**: the work has begun.
- **Swap Phone**: you get another phone instead. Ask for your [protection](page:protection) to move with you.
- **No Need to Repair**: no fault was found, or a setting was the cause.
- **Finished**: it is ready. Test it when you take it home.
- **Canceled** and **Overdue**: the order has ended, or took longer than planned. Ask the centre.
`,
    },
    delivery: {
      title: 'Delivery repair in three steps',
      intro: 'For phones, in some cities. The estimate comes before the repair, as at the counter.',
      items: {
        reserve: {
          title: 'Reserve',
          text: 'By chat or hotline: address, time, model and fault. Save your data on the same day.',
        },
        pickUp: {
          title: 'Pick-up',
          text: 'Switch the phone off, take out the cards, wrap it. Hand it over against an order number.',
        },
        repair: {
          title: 'Repair',
          text: 'Follow each step under repair status. Open the parcel and test the phone on the day it comes back.',
        },
      },
    },
    'delivery-cities': { title: 'Where delivery repair is available' },
    policy: {
      title: 'Service policy',
      intro: 'Choose the brand, then the product. You read what applies in your country today.',
    },
    questions: { title: 'Questions about service centres' },
    help: {
      title: 'Not what you were looking for?',
      text: 'Describe it in your own words. Keep the model and the IMEI or serial number at hand.',
      actions: { chat: 'Start a chat', contact: 'Other ways to reach us' },
    },
  },
}
