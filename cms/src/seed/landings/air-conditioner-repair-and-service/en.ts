import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Air conditioner repair and service',
  description:
    'Solis air conditioners: what you can check yourself, how a technician’s visit goes, what the warranty covers, and what to do before the hot season.',
  sections: {
    hero: {
      title: 'Warm air, water or noise?',
      text: 'Begin with four checks at home. For the rest, ask for a technician who comes to your Solis air conditioner.',
      pictureAlt: 'A technician’s ladder and tool case under the indoor unit of an air conditioner',
      actions: { ask: 'Ask for a visit', find: 'Find a service centre' },
    },
    signs: {
      title: 'What the sign means',
      items: {
        warm: {
          title: 'The air stays warm',
          text: 'Filter full of dust, wrong mode, outdoor unit without air. Seldom a leak.',
        },
        water: {
          title: 'Water drips indoors',
          text: 'The drain is blocked, or the unit hangs askew. Switch it off, and put a bowl under it.',
        },
        noise: {
          title: 'It rattles or hums',
          text: 'A loose front or a leaf in the fan. A grinding sound is work for a technician: switch it off.',
        },
        smell: {
          title: 'It smells',
          text: 'Damp dust on filter and coil. Clean the filter, then let only the fan run for half an hour.',
        },
        ice: {
          title: 'Ice on the pipe',
          text: 'Too little air or too little gas. Switch it off, let it thaw, clean the filter. If it comes back, ask for a visit.',
        },
        dead: {
          title: 'It does nothing',
          text: 'Batteries of the remote control, the fuse, and the switch beside the unit.',
        },
      },
    },
    first: {
      title: 'Four checks before you call',
      intro: 'Ten minutes, no tools. Switch the unit off at the wall before you open it.',
      items: {
        power: {
          title: 'Power',
          text: 'New batteries in the remote control, fuse in place. After a power cut, wait three minutes before you switch on.',
        },
        mode: {
          title: 'Mode',
          text: 'The snowflake means cooling. 24 to 26 °C, flaps upwards, doors shut. In dry or fan mode it hardly cools.',
        },
        filter: {
          title: 'Filter',
          text: 'Open the front, pull out the filter, rinse it with lukewarm water, and dry it in the shade.',
        },
        outdoor: {
          title: 'Outdoor unit',
          text: 'Remove leaves and bags from the grille. Never reach through it, and never lean out for it.',
        },
      },
    },
    visit: {
      title: 'How a visit goes',
      items: {
        ask: {
          title: 'Ask for it',
          text: 'By chat or hotline: the model and serial number from the label at the side of the unit, the fault, your address.',
        },
        prepare: {
          title: 'Make room',
          text: 'Clear the floor under the unit, keep the invoice at hand, and see that somebody can let the technician up.',
        },
        test: {
          title: 'It is tested',
          text: 'Temperature of the air in and out, current, pressure, drain. You are told what was found.',
        },
        decide: {
          title: 'You decide',
          text: 'What the warranty does not cover gets an estimate first, with part and labour apart.',
        },
        finish: {
          title: 'See it run',
          text: 'Let it cool for ten minutes before you sign. Keep the order: with it you can follow and rate the repair.',
        },
      },
    },
    warranty: {
      title: 'Warranty or not',
      covered: {
        compressor: 'A compressor, motor or fan that fails in normal use',
        electronics: 'A control board, sensor or remote control that fails by itself',
        labour: 'The labour for such a repair, within the term of your country',
      },
      excluded: {
        maintenance: 'Cleaning of filter, coil and drain',
        installation: 'Faults of an installation by others, and moving the unit',
        voltage: 'Damage by lightning, wrong voltage, animals or flood',
        gas: 'Gas that escaped through a pipe that was bent or cut',
      },
    },
    season: {
      title: 'Before the hot season',
      body: `
Technicians have most to do in the first hot week. If you do these things a month earlier, you hardly wait.

- [Clean the filter](article:clean-air-conditioner-filter), and repeat it every two weeks while the unit runs daily.
- Let it cool for half an hour. Feel whether the air is clearly colder than the room, and look for drops.
- Pour a glass of water into the tray, if you can reach it, and see that it runs off outside.
- Replace the batteries of the remote control.

:::warning
Do not let anybody simply refill gas. It does not get used up: if it is missing, there is a leak, and that must be found first. [Newer gases burn](article:new-refrigerants-in-air-conditioners), so this is work for trained people only.
:::
`,
    },
    policy: {
      title: 'How long is the warranty in your country?',
      text: 'Choose Solis and Home Appliance in the service policy. Terms differ between unit, compressor and labour.',
      actions: { policy: 'Read the policy', contact: 'Contact us' },
    },
    questions: { title: 'Questions about care' },
  },
}
