import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Phone repair',
  description:
    'Repair of Aster and Kite phones: battery, charging, screen, camera, sound, buttons and mainboard. Price first, 3 to 7 working days as a rule.',
  sections: {
    hero: {
      title: 'Phone repair by those who know your phone',
      text: 'Bring your Aster or Kite phone to a service centre. You learn the price before anything is done.',
      pictureAlt: 'A phone lying open on a bench, with a screwdriver and its screws beside it',
      actions: { find: 'Find a service centre' },
    },
    'key-services': {
      title: 'What you can count on',
      items: {
        estimate: {
          title: 'Price before repair',
          text: 'Part and labour apart, and the total. You say yes or no. See reference prices online.',
        },
        fast: {
          title: '2-hour fast repair',
          text: 'For faults that can be repaired on the spot, when the part is there. Ask at the counter.',
        },
        status: {
          title: 'Follow every step',
          text: 'By the number of your order, or by the phone number that you left.',
        },
        parts: {
          title: 'Parts that you can check',
          text: 'Enter the serial number of a part and see whether it is original.',
        },
      },
    },
    'we-can-fix': {
      title: 'We can fix',
      intro: 'Choose the part, and see the signs, what is done, and what you can try before.',
      items: {
        battery: {
          title: 'Battery',
          text: 'Empty by noon, switches off at 20 per cent, or lifts the cover.',
          pictureAlt: 'A phone battery with a flash on it',
        },
        charger: {
          title: 'Charger',
          text: 'The plug is loose, or it charges at one angle only.',
          pictureAlt: 'A plug in front of the charging port of a phone',
        },
        buttons: {
          title: 'Phone Buttons',
          text: 'Power or volume sticks, or answers to every third press.',
          pictureAlt: 'The edge of a phone with its buttons, one pressed by a finger',
        },
        mainboard: {
          title: 'Mainboard',
          text: 'It does not start, finds no network, or restarts by itself.',
          pictureAlt: 'A mainboard with chips and conducting paths',
        },
        screen: {
          title: 'Broken Screen',
          text: 'Cracks, lines, black spots, or touch that acts on its own.',
          pictureAlt: 'A phone with a cracked screen',
        },
        camera: {
          title: 'Camera',
          text: 'Blurred pictures, a rattling lens, or a black view.',
          pictureAlt: 'A camera module with two lenses and a flash',
        },
        speaker: {
          title: 'Phone Speaker',
          text: 'Others do not hear you, or you hear them as from far away.',
          pictureAlt: 'The lower edge of a phone with sound waves coming from its speaker',
        },
      },
    },
    'more-services': {
      title: 'More than repair',
      intro: 'Done at the same counter, also when nothing is broken.',
      items: {
        detection: {
          title: 'Phone Detection',
          text: 'A test of screen, battery, charging, cameras, sound, sensors and network. Worth it before you buy a used phone.',
        },
        software: {
          title: 'Software Upgrade',
          text: 'The current system for your model, when the phone cannot fetch it by itself.',
        },
        cleaning: {
          title: 'Cleaning',
          text: 'Charging port, microphone and earpiece, where dust is the fault and no part is.',
        },
        delivery: {
          title: 'Delivery repair',
          text: 'Reserve, have it picked up, have it repaired. Available in some cities.',
        },
      },
    },
    'why-us': {
      title: 'Why have it repaired here',
      body: `
- **Your warranty stays whole.** A repair by others can end it for the parts that were touched.
- **The part fits.** It comes from the maker of your phone, for exactly your model.
- **You decide.** No estimate, no repair. If another fault is found, you are asked before anybody goes on.
- **Your data is left alone.** Nobody needs your photos to replace a battery. [These are the rules](article:how-we-treat-your-data-in-a-repair).
- **Somebody answers for it.** If the same fault comes back, come back with the order.

The usual time is 3 to 7 working days from the day the repair begins. It is for reference, and holidays delay it. [How a repair goes](article:how-a-repair-goes) shows it step by step.
`,
    },
    book: {
      title: 'Come when you are expected',
      text: 'Book a time where online booking is offered, or come during the opening hours of a centre near you.',
      actions: { book: 'Book now', find: 'Find a service centre' },
    },
    'more-solutions': {
      title: 'More solutions',
      intro: 'Perhaps you need no repair. These faults go away at home surprisingly often.',
      items: {
        wet: { title: 'It fell in water', text: 'Switch it off first. The next hour decides.' },
        hot: { title: 'It gets hot', text: 'Five causes, and which of them is dangerous.' },
        sim: {
          title: 'It does not see the SIM card',
          text: 'Card, tray or setting: find out in ten minutes.',
        },
        port: { title: 'It charges slowly', text: 'Clean the port without harming it.' },
      },
    },
    questions: { title: 'Questions about repairs' },
    app: {
      title: 'Service on your phone',
      intro: 'Scan the code, and have warranty and repair status at hand.',
    },
  },
}
