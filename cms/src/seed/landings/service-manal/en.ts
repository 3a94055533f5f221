import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Service manual',
  description:
    'What every owner should know about care, safety and repair: for phones, tablets, laptops, TVs, home appliances and accessories.',
  sections: {
    hero: {
      title: 'Service manual',
      text: 'Short instructions for owners: first use, care, safety, and what to do before a repair. Choose your device.',
      pictureAlt: 'An open booklet with drawings of a phone and a television',
      actions: { drivers: 'Manuals for laptops', policy: 'Service policy' },
    },
    devices: {
      title: 'Choose your device',
      items: {
        phones: { title: 'Mobile phones', text: 'First day, battery, water, before a repair.' },
        tablets: { title: 'Tablets', text: 'Charging, screen, and use by children.' },
        laptops: { title: 'Laptops', text: 'Air, battery, drivers, and carrying it.' },
        tvs: { title: 'Televisions', text: 'Standing, hanging, cleaning, still pictures.' },
        appliances: {
          title: 'Home appliances',
          text: 'Air conditioners, refrigerators and washing machines.',
        },
        accessories: { title: 'Accessories', text: 'Chargers, cables, earphones and watches.' },
      },
    },
    labels: {
      title: 'Where the number of your device is',
      intro: 'Every question begins with it. Take a photo of the label while the device is new.',
      items: {
        phone: { title: 'Phone: IMEI', text: 'Dial *#06#, or look at the label of the box.' },
        laptop: {
          title: 'Laptop: serial number (SNID)',
          text: 'On the label at the bottom, and on the box.',
        },
        appliance: {
          title: 'TV and appliance: serial number',
          text: 'At the back of a TV, inside the door of a refrigerator or washing machine, at the side of an indoor unit.',
        },
      },
    },
    'how-to-read': {
      title: 'How to use a service manual',
      body: `
A service manual says what you can do, and where you should stop. Three signs are used in all of them:

- **Do it**: no tools, no risk. Most faults end here.
- **Do it with care**: switch the device off and unplug it first.
- **Leave it**: opened batteries, mains voltage and cooling gas are for trained people only.

The manual of your very model, with its drawings, is in the box. For laptops you find it under [drivers and manuals](page:drivers-download), together with the installation guide. If a manual and this page differ, the manual of your model is right.
`,
    },
    tips: { title: 'Tips by kind of device' },
    help: {
      title: 'Not sure whether to go on?',
      text: 'Stop, and ask. A photo of what you see is the best question.',
      actions: { chat: 'Start a chat' },
    },
  },
}
