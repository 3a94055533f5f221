import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Phone repair services',
  description:
    'Which signs point to which part, what a technician does about it, and what you can try before: battery, charging, screen, camera, sound, buttons, mainboard, software.',
  sections: {
    hero: {
      title: 'Which repair does your phone need?',
      text: 'Find the sign that you see. Below it stands what is done, and what you can try yourself first.',
      pictureAlt: 'A phone taken apart: cover, battery, mainboard, camera and screen side by side',
      actions: { price: 'See part prices', find: 'Find a service centre' },
    },
    battery: {
      title: 'Battery',
      body: `
**Signs.** It is empty by noon although nothing changed; it switches off at 20 or 30 per cent; the cover stands up.

**Try first.** Look in Settings, Battery, for an app far ahead of the others. [Habits that keep a battery strong](article:make-your-phone-battery-last) help the next one too.

**What is done.** The battery is replaced, the seal of the cover renewed, and a full charge tested. Your data is not touched.

:::warning
A battery that bulges is not charged again, not pressed and not pierced. Bring it the same day.
:::
`,
    },
    charging: {
      title: 'Charging',
      body: `
**Signs.** The plug sits loosely; it charges at one angle only, slowly, or says that there is moisture.

**Try first.** Another cable, another charger, and [a clean port](article:how-to-clean-charging-port-on-phone). This helps more often than any part.

**What is done.** The port is cleaned and measured. If it is worn, it is replaced; on some models it sits on a small board of its own, which makes it cheaper. If the port is sound, the battery and the charging circuit are tested next.
`,
    },
    screen: {
      title: 'Screen',
      body: `
**Signs.** Cracks, lines, spots that grow, flicker, or touch that acts on its own or not at all.

**Try first.** Take off the glass protector and restart. A cracked protector often looks like a cracked screen.

**What is done.** Glass, touch layer and panel are one part in most phones, and are replaced together. The frame is checked, since a bent one breaks the new screen. [Broken-screen repair](page:broken-screen-service) shows the way step by step.
`,
    },
    camera: {
      title: 'Camera',
      body: `
**Signs.** Pictures stay blurred, the lens rattles, the view is black, or there is a spot on every photo.

**Try first.** Clean the glass with a soft cloth, close all apps, and take one photo with each lens. If only one app shows black, it lacks the permission.

**What is done.** A scratched cover glass is replaced without the camera. If a lens no longer focuses, the camera module is. Afterwards each lens is tested near and far.
`,
    },
    sound: {
      title: 'Speaker and microphone',
      body: `
**Signs.** You hear others as from far away; others do not hear you; music crackles.

**Try first.** Make a call on speaker. If that is fine, it is the earpiece, and mostly dust: brush it with a dry, soft toothbrush. Record a voice memo to test the microphone. Switch off Bluetooth, so that the sound does not go elsewhere.

**What is done.** Grilles are cleaned. If it stays silent, the speaker, the earpiece or the board with the microphone is replaced.
`,
    },
    buttons: {
      title: 'Buttons',
      body: `
**Signs.** Power or volume sticks, must be pressed hard, or acts by itself.

**Try first.** Take off the case; many press on a button. Wipe along the edge with a cloth, with the phone switched off.

**What is done.** The button and the thin cable behind it are replaced together. A fingerprint reader in the power button is taken over or taught anew. If the frame is bent at that place, it is straightened or replaced.
`,
    },
    mainboard: {
      title: 'Mainboard',
      body: `
**Signs.** The phone does not start, finds no network, loses the IMEI, or restarts again and again.

**Try first.** Charge it for half an hour with a charger that works, then hold power and volume down for 15 seconds. Try another SIM card.

**What is done.** Battery, screen and port are ruled out first, since they cost less. If it is the board, it is replaced. The price depends on the size of memory and storage.

:::warning
Your data is on the mainboard. When it is replaced, the data goes with it. We tell you before, and you decide.
:::
`,
    },
    software: {
      title: 'Software',
      body: `
**Signs.** It stops at the logo, hangs after an update, or apps close by themselves.

**Try first.** Free a tenth of the storage, install the pending updates, and restart in safe mode, if your phone has one. If the fault is gone there, an app is the cause.

**What is done.** The system for your model is installed anew. Sometimes it can be done without a reset, often not, so [save your data](article:back-up-phone-before-repair) while you can.
`,
    },
    before: {
      title: 'Before you come',
      items: {
        save: {
          title: 'Save your data',
          text: 'Photos, contacts, chats. Then take out the SIM card and the memory card.',
        },
        describe: {
          title: 'Describe the fault',
          text: 'What happens, since when, and what happened before. A short video of it is worth a lot.',
        },
        bring: {
          title: 'Bring what belongs to it',
          text: 'The charger for charging faults, the invoice, and the card from the retail box if you have one.',
        },
      },
    },
    questions: { title: 'Questions about parts' },
  },
}
