import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Protection for your phone',
  description:
    'Screen Damage Protection and Extended Warranty: what is covered and what is not, until when you can buy, how to claim in four steps, terms and answers.',
  sections: {
    hero: {
      title: 'One fall, one free screen',
      text: 'Screen Damage Protection replaces a broken screen once within 1 year. Extended Warranty adds 1 year for faults.',
      pictureAlt: 'A phone in front of a large shield',
      actions: { buy: 'See what fits my phone', claim: 'My screen broke' },
    },
    about: {
      title: 'About',
      body: `
A warranty pays for faults of the product. Two things it does not pay for: accidents, and faults after its end. For these there are two plans, and a third that stands on its own.

- **Screen Damage Protection** pays for one free replacement of the screen assembly within 1 year of the effective date, after an accidental collision, a drop or pressure.
- **Extended Warranty** makes the warranty 1 year longer. It covers what the warranty covers, and no damage done by people.
- **Comprehensive Protection** is offered for some models. What it contains is shown with your phone before you pay.

All are bound to one phone by its IMEI. They are also shown under the name Care+.
`,
    },
    'whats-covered': {
      title: 'What’s Covered',
      covered: {
        screen: 'One free replacement of the screen assembly within 1 year of the effective date',
        accident: 'An accidental collision, a drop, or pressure (extrusion)',
        labour: 'Part and labour of this replacement',
        faults: 'With Extended Warranty: faults of material and workmanship for 1 more year',
      },
      excluded: {
        second: 'A second broken screen',
        scratches: 'Scratches that hinder neither picture nor touch',
        liquid: 'Liquid, loss, theft, and damage on purpose',
        human: 'With Extended Warranty: any damage done by people',
        before: 'Whatever was broken before the effective date',
      },
    },
    important: {
      title: 'Important',
      items: {
        once: {
          title: 'Once per phone',
          text: 'Each plan can be bought once for a phone, and a free screen used once.',
        },
        days: {
          title: '3 days online, 15 days at a centre',
          text: 'Counted from activation, for Screen Damage Protection. At the centre the screen must be intact.',
        },
        start: {
          title: 'It does not start at once',
          text: 'It takes effect some days after activation. The number is shown before you pay.',
        },
        exchange: {
          title: 'Another phone, another IMEI',
          text: 'After an exchange, ask the hotline or the online support to move it. It takes about 5 working days, and the rights are worked out anew.',
        },
      },
    },
    'how-to-buy': {
      title: 'How to Buy',
      intro: 'Online, in the app, or at a service centre. Online you log in, so that the order is yours.',
      items: {
        imei: {
          title: 'Enter the IMEI',
          text: 'Dial *#06# to see it. You are shown what this phone can have.',
        },
        choose: {
          title: 'Choose the plan',
          text: 'With its duration and the total. A referral code is entered here.',
        },
        details: {
          title: 'Give your details',
          text: 'Name and phone number. Read the terms and confirm them.',
        },
        pay: {
          title: 'Pay',
          text: 'If it fails, retry, or pay later from My Order. The effective date is in the order.',
        },
      },
    },
    'how-to-claim': {
      title: 'How to Claim',
      intro: 'No papers, no card, no receipt. Bring the phone.',
      items: {
        damage: {
          title: 'The phone is damaged',
          text: 'Or it breaks down, with Extended Warranty. Cover the glass with tape and save your data.',
          pictureAlt: 'A phone with a cracked screen beside a stone',
        },
        centre: {
          title: 'Service centre or delivery',
          text: 'Come to a centre, or use delivery repair where there is one.',
          pictureAlt: 'A map pin on a service centre, and a parcel on its way to it',
        },
        deduction: {
          title: 'The benefit is deducted',
          text: 'It is found by the IMEI of the phone, and is used up with this repair.',
          pictureAlt: 'A card with a shield, of which one corner is punched',
        },
        completed: {
          title: 'The repair is completed',
          text: 'Test the phone before you go, and take it home.',
          pictureAlt: 'A whole phone with a tick',
        },
      },
    },
    terms: {
      title: 'Terms and Conditions',
      body: `
This is a summary. What counts are the terms of your country that you confirm when you buy; you find them in the order under 'View My Service Policy'.

1. **The phone.** A plan belongs to one IMEI. It cannot be moved to another phone, except when the phone is exchanged under warranty.
2. **The time.** Screen Damage Protection lasts 1 year from its effective date, Extended Warranty 1 year from the end of the warranty.
3. **Buying.** Screen Damage Protection within 3 days of activation online or in the app, within 15 days at a service centre with the screen intact. Extended Warranty online, within the warranty period, without inspection.
4. **The claim.** In the four steps above, with the device alone. The free screen is used up with the first replacement.
5. **An exchanged phone.** The plan is moved on request, in about 5 working days, and the rights are worked out anew.
6. **Ending.** An order can be cancelled as long as 'Cancel Order' is shown with it.
`,
    },
    tips: {
      title: 'Tips: find your IMEI',
      intro: 'The number has 15 digits. A phone with two SIM cards has two: take IMEI 1.',
      items: {
        dial: {
          title: 'Dial *#06#',
          text: 'As if you made a call. The number appears by itself, also without a SIM card.',
          pictureAlt: 'A phone with a keypad, a star and a hash on its display',
        },
        settings: {
          title: 'Look in Settings',
          text: 'Open ‘About phone’, then ‘Status’. Press on the number to copy it.',
          pictureAlt: 'A phone with a list of settings, one of them marked',
        },
        box: {
          title: 'Look at the box',
          text: 'It is on the label with the bars. Helpful when the screen stays dark.',
          pictureAlt: 'A box with a label of bars and digits',
        },
      },
    },
    faq: { title: 'FAQ' },
    buy: {
      title: 'Is there still time for your phone?',
      text: 'Enter the IMEI. You see what it can have, what it costs, and when it takes effect.',
      actions: { buy: 'See what fits my phone', find: 'Buy at a service centre' },
    },
  },
}
