import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'About Carelane',
  description:
    'Carelane is the after-sales service of Aster, Kite and Solis. Our values, our vision and our mission: swift, professional, reliable, valuable.',
  sections: {
    hero: {
      title: 'We keep things working',
      text: 'Carelane is the after-sales service of Aster, Kite and Solis: repair, warranty, parts and advice for what you own already.',
      pictureAlt: 'A phone, a laptop and a television, joined by a line with a spanner in the middle',
      actions: { find: 'Find a service centre' },
    },
    values: {
      title: 'Our values',
      items: {
        swift: {
          title: 'Swift',
          text: 'You come because you miss your device. We say at once how long it takes, and we offer a 2-hour fast repair where fault and part allow it.',
        },
        professional: {
          title: 'Professional',
          text: 'Trained technicians, the right tools, the maker’s instructions and parts for exactly your model.',
        },
        reliable: {
          title: 'Reliable',
          text: 'No repair without your yes. Your data is left alone, and the order shows what was done.',
        },
        valuable: {
          title: 'Valuable',
          text: 'A repair shall be worth its price. If it is not, we say so, and tell you what else you can do.',
        },
      },
    },
    vision: {
      title: 'Our vision',
      body: `
A device is thrown away too early when nobody near can repair it, when nobody says what it costs, or when nobody is trusted with it. We want a repair to be the first thought and not the last: near enough to walk to, clear enough to decide on, and good enough to forget that there ever was one.

Every year that a phone lasts longer saves its owner a price, and the world another phone. [What happens to old electronics](article:what-happens-to-old-electronics) tells the rest.
`,
    },
    mission: {
      title: 'Our mission',
      body: `
To give every owner of an Aster, Kite or Solis device help that is swift, professional, reliable and valuable, in their own country and language.

In practice this means:

- **The answer first.** [Warranty](page:warranty-check), [price](page:spare-parts-price), [status](page:repair-status) and [the way to a centre](page:service-center) can be looked up without an account.
- **The price before the work.** Part and labour apart, and you decide.
- **For everybody.** Pages that work on an old phone, on a slow network, with a screen reader, and from right to left.
- **Open to blame.** Every [rating](article:rate-your-repair) is read by people who can change something.
`,
    },
    figures: {
      title: 'Carelane in figures',
      items: {
        countries: { value: '{countries}', label: 'countries' },
        centres: { value: '{serviceCenters}', label: 'service stores' },
        customers: { value: '{customers}', label: 'customers served' },
        fastRepair: { value: '{fastRepairHours}', label: 'hours for a fast repair' },
      },
    },
    brands: {
      title: 'The brands we serve',
      items: {
        aster: {
          title: 'Aster',
          text: 'Mobile phones. Their screens and batteries are what technicians replace most days.',
          pictureAlt: 'A phone with a star on its back',
        },
        kite: {
          title: 'Kite',
          text: 'Mobile phones, and accessories such as earphones, watches and chargers.',
          pictureAlt: 'A phone with a kite on its back, and a pair of earphones',
        },
        solis: {
          title: 'Solis',
          text: 'Televisions, air conditioners, refrigerators and washing machines.',
          pictureAlt: 'A television and an air conditioner under a sun',
        },
      },
    },
    news: { title: 'News from the service' },
    talk: {
      title: 'Tell us what we should do better',
      text: 'Praise is welcome, criticism is useful.',
      actions: { contact: 'Contact us' },
    },
  },
}
