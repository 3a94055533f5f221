import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'TV warranty',
  description:
    'Warranty for Solis televisions: what to check on the first day, what is covered and what is not, how to tell a fault from a setting, and how a repair goes.',
  sections: {
    hero: {
      title: 'Your Solis TV and its warranty',
      text: 'Keep the invoice: it shows the day of purchase. How long the warranty lasts is in the service policy of your country.',
      pictureAlt: 'A television on a stand, with a shield and a tick in front of it',
      actions: { policy: 'Read the policy', contact: 'Report a fault' },
    },
    'first-day': {
      title: 'On the first day',
      intro: 'Damage from transport can hardly be proved later. These ten minutes are worth it.',
      items: {
        carry: {
          title: 'Keep it upright',
          text: 'Carry it with two people, standing, never lying flat. The panel bends under its own weight.',
        },
        unpack: {
          title: 'Unpack it in front of the carrier',
          text: 'Look at the box first. Photograph dents and holes before you open it.',
        },
        look: {
          title: 'Look at a white and a black picture',
          text: 'Lines, spots, dark corners and cracks show at once. Let it run for half an hour.',
        },
        keep: {
          title: 'Keep invoice and label',
          text: 'Photograph both. The label with model and serial number is at the back; keep the box for two weeks.',
        },
      },
    },
    coverage: {
      title: 'What is covered, as a rule',
      covered: {
        panel: 'A panel that gets lines, or goes dark, by itself',
        boards: 'Power supply, mainboard, Wi-Fi and remote receiver',
        sound: 'Speakers that crackle or fall silent',
        labour: 'The labour for such a repair',
      },
      excluded: {
        crack: 'A cracked panel, also when nobody saw it happen',
        pressure: 'Marks from pressing, leaning or carrying it flat',
        voltage: 'Lightning, wrong voltage, liquid, insects',
        burnIn: 'A still picture that burned in over months',
        wear: 'Batteries, cables and scratches',
      },
    },
    fault: {
      title: 'Fault or setting?',
      body: `
Before you report a fault, do these four things. Many faults end here.

:::steps
# Cut the power
Pull the plug, wait two minutes, and hold the power button of the TV meanwhile. Plug it straight into the wall.

# Change the source
Lines with one device only come from that device or its cable. Lines in the menu of the TV come from the TV.

# Update it
Settings, System, Software update. Sound and Wi-Fi faults are often known and solved.

# Reset it last
It removes apps and passwords, so write down what you need.
:::

A crack in a panel looks like a web or a black cloud and begins at one point. It is an impact, even if the glass in front is smooth to the finger.
`,
    },
    claim: {
      title: 'How a warranty repair goes',
      items: {
        note: {
          title: 'Note what you see',
          text: 'Model, serial number, day of purchase, a photo or a short video of the fault.',
        },
        ask: {
          title: 'Report it',
          text: 'By chat or hotline. You are told whether a technician comes or the TV is taken to a centre.',
        },
        visit: {
          title: 'Make room',
          text: 'A TV on the wall needs a second person. Keep the feet and screws of the stand at hand.',
        },
        decide: {
          title: 'Decide where it is not covered',
          text: 'You get an estimate with part and labour apart. The panel is the dearest part, so compare with a new TV.',
        },
      },
    },
    solve: {
      title: 'Solve it yourself',
      items: {
        sound: { title: 'Picture but no sound', text: 'Output, cable, night mode: in this order.' },
        network: {
          title: 'Wi-Fi keeps dropping',
          text: 'Distance, channel, and a setting that saves power.',
        },
        clean: { title: 'Clean the screen', text: 'Without streaks, and without harm to its coating.' },
      },
    },
    questions: { title: 'Questions about the warranty' },
  },
}
