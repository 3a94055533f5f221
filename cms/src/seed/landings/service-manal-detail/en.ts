import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Service manual: care and safety by device',
  description:
    'First use, care, limits and safety of phones, tablets, laptops, televisions, home appliances and accessories, and what to do before a repair.',
  sections: {
    hero: {
      title: 'Care and safety, device by device',
      text: 'What makes a device last, what harms it, and where you should stop and ask.',
      pictureAlt: 'A page of a manual with a phone, a list with ticks and a warning sign',
      actions: { list: 'All service manuals' },
    },
    phones: {
      title: 'Mobile phones',
      body: `
- **First day**: note the IMEI with \`*#06#\`, insert the SIM card and go online. The phone activates itself, and its warranty is shown 24 hours later.
- **Battery**: keep it cool, and between 20 and 80 per cent when that is easy. [More habits](article:make-your-phone-battery-last).
- **Port**: look into it every few months. [Clean it](article:how-to-clean-charging-port-on-phone) with wood, never with metal.
- **Water**: resistance to water is no licence to swim, and seals age. [After a fall into water](article:phone-fell-in-water) switch it off.

:::warning
A phone that bulges, smells or gets hot without use: stop charging, put it on stone or metal, and bring it to a service centre.
:::
`,
    },
    tablets: {
      title: 'Tablets',
      body: `
- **Charging**: use the charger from the box. A small one from an old phone takes all night. [Find the weak link](article:tablet-charges-slowly).
- **Screen**: a case with a lid saves it better than a film does. Nothing heavy on top in a bag.
- **Touch**: if it does not respond, dry it, take off the film and restart. [Step by step](article:tablet-touch-not-responding).
- **Children**: [an account of their own](article:set-up-tablet-for-a-child) with limits, before the tablet is theirs.

A tablet that lies unused should be charged to half every three months, or its battery empties so far that it does not start again.
`,
    },
    laptops: {
      title: 'Laptops',
      body: `
- **Air**: never on a bed or a carpet. The openings at the bottom take in the air that cools it. [A loud fan](article:laptop-fan-loud) is the first sign of dust.
- **Battery**: if it stands on a desk all day, limit the charge to 80 per cent, if your model can.
- **Drivers**: from [drivers and manuals](page:drivers-download) only, and only when something does not work.
- **Carrying**: switched off, not asleep. A laptop that wakes in a bag cooks itself.

:::hint
A drink on the keyboard: hold the power button, unplug it, turn it over like a tent, and leave it so for a day. Do not test it in between.
:::
`,
    },
    tvs: {
      title: 'Televisions',
      body: `
- **Standing**: on a level place, a hand's breadth from the wall, tied where children climb.
- **Hanging**: with the bracket for its weight and its pattern of holes, screwed into the wall and not into plaster.
- **Cleaning**: a dry microfibre cloth, switched off. [No window cleaner](article:clean-tv-screen-safely).
- **Still pictures**: no news ticker for ten hours a day. Let it switch itself off.
- **Thunderstorm**: pull the plug and the aerial.

:::warning
Never open the back. The power supply holds a dangerous voltage for minutes after the plug was pulled.
:::
`,
    },
    'home-appliances': {
      title: 'Home appliances',
      body: `
- **Air conditioner**: [filter](article:clean-air-conditioner-filter) every two weeks in the season, outdoor unit free on all sides.
- **Refrigerator**: wait four hours after transport before you switch it on. Five centimetres of air behind it. [If it does not cool](article:refrigerator-does-not-cool), look at the seals first.
- **Washing machine**: transport bolts out before the first wash, level feet, drain filter every two months. [If water stays in it](article:washing-machine-does-not-drain).

:::warning
Smell of burning, smoke, or a plug that gets hot: switch off at the fuse, not at the appliance. Cooling gas can burn, so open the windows and light nothing if you suspect a leak.
:::
`,
    },
    accessories: {
      title: 'Accessories',
      body: `
- **Chargers and cables**: replace them when the sleeve is torn or the plug is loose. [Not every USB-C cable is the same](article:usb-c-one-cable-for-many-devices).
- **Earphones**: wipe the contacts dry before they go into the case. Clean the mesh with a dry, soft brush.
- **Watches and bands**: rinse off sweat and salt, dry the sensor, and let the skin rest at night.
- **Power banks**: into hand luggage, not into the sun, and not for the night under a pillow.

Accessories have a warranty of their own. It is in the [service policy](page:service-policy), under Retail Accessories.
`,
    },
    'before-repair': {
      title: 'Before you hand in any device',
      items: {
        save: { title: 'Save your data', text: 'A repair can need a reset, and a new mainboard is empty.' },
        cards: {
          title: 'Take out what is yours',
          text: 'SIM, memory card, case, glass protector, USB stick.',
        },
        account: {
          title: 'Sign out',
          text: 'Of your account, or be there to unlock it. Never write a code on the order.',
        },
        photos: {
          title: 'Take photos',
          text: 'Of all sides and of the label. They show in which condition you handed it in.',
        },
      },
    },
    repair: {
      title: 'Is it beyond care?',
      text: 'Look up the price of the part, and find the centre that has it.',
      actions: { find: 'Find a service centre', price: 'See part prices' },
    },
  },
}
