import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Broken-screen repair',
  description:
    'What to do with a cracked phone screen: what is replaced, what it costs, how the repair goes step by step, and when it is free of charge.',
  sections: {
    hero: {
      title: 'A cracked screen seldom waits',
      text: 'Cover the glass with clear tape, save your data, and look up the price before you come.',
      pictureAlt: 'A phone with a cracked screen, and a new screen beside it',
      actions: { price: 'See screen prices', find: 'Find a service centre' },
    },
    services: {
      title: 'Services for your screen',
      items: {
        replacement: {
          title: 'Screen replacement',
          text: 'The screen assembly for exactly your model, with part and labour named before.',
        },
        protection: {
          title: 'Free with protection',
          text: 'With Screen Damage Protection one replacement within 1 year is free. See whether your phone has it.',
        },
        fast: {
          title: '2-hour fast repair',
          text: 'Where the part is in stock and the bench is free. Call before you come.',
        },
        delivery: {
          title: 'Delivery repair',
          text: 'In some cities the phone is picked up. You need not come.',
        },
      },
    },
    'which-part': {
      title: 'What is broken?',
      body: `
- **Only the glass**: the picture is whole and touch works. You have some weeks, but dust and moisture get in.
- **The panel**: spots, lines, flicker or darkness. It spreads, often within days. Save your data today.
- **The touch layer**: the picture is fine, but the phone types by itself or not at all. Switch it off when it acts on its own, so that it does not lock itself.
- **The frame**: the phone rocks on a table, or the glass stands up at one edge. Do not charge it until somebody has looked at the battery.

In most phones of today glass, touch layer and panel are one part and are replaced together. So the crack decides less about the price than the model does.
`,
    },
    process: {
      title: 'The repair, step by step',
      intro:
        'Usually 3 to 7 working days from the day it begins, for reference and delayed by holidays. Some are done as a 2-hour fast repair.',
      items: {
        cover: {
          title: 'Cover and save',
          text: 'Clear tape over the cracks, a backup while the phone can still be unlocked, cards out.',
        },
        check: {
          title: 'Hand it in',
          text: 'A technician tests touch, picture, cameras and frame. You get the number of your order.',
        },
        estimate: {
          title: 'Get the estimate',
          text: 'Part and labour apart, or the answer that your protection pays. You decide.',
        },
        replace: {
          title: 'The screen is replaced',
          text: 'The battery is disconnected first, the frame cleaned of splinters, and the seal renewed.',
        },
        test: {
          title: 'Test it yourself',
          text: 'Drag an icon across the whole screen, make a call against your ear, and try the fingerprint reader.',
        },
      },
    },
    price: {
      title: 'What Screen Damage Protection pays',
      covered: {
        accident: 'An accidental collision, a drop or pressure, within 1 year of the effective date',
        assembly: 'One free replacement of the screen assembly',
        labour: 'The labour for it',
      },
      excluded: {
        second: 'A second broken screen: once per phone',
        scratches: 'Scratches that hinder neither picture nor touch',
        before: 'A screen that broke before the protection took effect',
        liquid: 'Damage by liquid, and damage on purpose',
      },
    },
    store: {
      title: 'Our stores',
      text: 'The screen is replaced at a bench with the tools and the instructions for your model. Each centre shows its hours, its phone number and the way there. If your city has several, ask which of them has your screen in stock.',
      pictureAlt: 'The front of a service store with a counter and a waiting bench behind the window',
      actions: { find: 'Show stores near me' },
    },
    questions: { title: 'Questions about screens and protection' },
    ready: {
      title: 'Ready to get your phone fixed?',
      text: 'Bring the phone and, if you have it, the invoice. With protection the phone alone is enough.',
      actions: { book: 'Book a repair', find: 'Find a service centre' },
    },
  },
}
