import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Exclusive service: Care+',
  description:
    'Screen Damage Protection, Extended Warranty and Comprehensive Protection for your phone: which one fits, how to buy it online, and where to find your orders.',
  sections: {
    hero: {
      title: 'Care+ for your phone',
      text: 'Enter the IMEI, see what your phone can have, and decide. You log in only to buy.',
      pictureAlt: 'A phone beside a card with a shield and a plus sign on it',
      actions: { buy: 'See what fits', orders: 'My orders' },
    },
    plans: {
      title: 'Three plans',
      intro: 'Which of them you can have depends on the model, the date of activation and the country.',
      items: {
        screen: {
          title: 'Screen Damage Protection',
          text: 'One free screen-assembly replacement within 1 year. Online within 3 days of activation, at a service centre within 15 days.',
        },
        extended: {
          title: 'Extended Warranty',
          text: 'The warranty lasts 1 year longer. Within the warranty period, online, without inspection. Not for damage done by people.',
        },
        comprehensive: {
          title: 'Comprehensive Protection',
          text: 'What it contains is shown for your phone before you pay.',
        },
      },
    },
    steps: {
      title: 'How to buy',
      intro: 'Five minutes. Have the phone in your hand.',
      items: {
        country: {
          title: 'Country and phone',
          text: 'Choose the country, then enter the IMEI or pick a phone of your account.',
        },
        service: {
          title: 'The service',
          text: 'Choose the plan and its duration. The total is shown at once. Enter a referral code here, if you have one.',
        },
        terms: {
          title: 'You and the terms',
          text: 'Your name and phone number, then the terms. Read what is excluded before you agree.',
        },
        pay: {
          title: 'Pay',
          text: 'Afterwards the card is activated, which takes a moment. You find it under My Order.',
        },
      },
    },
    'which-fits': {
      title: 'Which one fits you?',
      body: `
- The phone is **new**, and you have dropped phones before: Screen Damage Protection. Decide soon, since the days count from activation.
- You keep phones **for years**: Extended Warranty. There is time until the warranty ends, but not a day longer.
- You want **both kinds of help**: enter the IMEI, and compare the price of each with Comprehensive Protection, where it is offered.
- The phone is **used, or the screen is cracked already**: none of these covers what is broken now. [Look up the price](page:spare-parts-price) of the repair instead.

Not sure how old the phone is? The [warranty check](page:warranty-check) shows the day of activation and the end of the warranty.
`,
    },
    priority: {
      title: 'Priority reception with the card from the box',
      text: 'Some phones have a card in their retail box. Show it at a service centre, and you are received before the queue. It costs nothing, and it needs no order.',
      pictureAlt: 'A person with a card goes past a short queue to a counter',
      actions: { find: 'Find a service centre' },
    },
    after: {
      title: 'After you have paid',
      body: `
- **My Order** shows every order with its status, its number and the day on which it takes effect. The record of activations shows what is active on which phone.
- **It failed?** Try again at once, or pay later from the order. The time limit for buying goes on meanwhile.
- **Changed your mind?** 'Cancel Order' is there as long as the order can be cancelled.
- **Got another phone under warranty?** Ask for the protection to be moved by the hotline or the [chat](page:chat). It takes about 5 working days.

In a claim you need none of this: [your phone is enough](page:protection).
`,
    },
    questions: { title: 'Questions about protection' },
    store: {
      title: 'Rather in person?',
      text: 'A service centre looks at the screen and sells Screen Damage Protection within 15 days of activation.',
      actions: { find: 'Find a service centre', chat: 'Ask first' },
    },
  },
}
