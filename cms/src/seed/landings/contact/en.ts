import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const en: LandingTextOf<typeof page> = {
  title: 'Contact us',
  description:
    'Start an online chat for instant support, or reach us by hotline, e-mail, WhatsApp and social media. What to have ready, and where you get the answer faster.',
  sections: {
    hero: {
      title: 'How can we help?',
      text: 'Start an online chat for instant support. Describe the fault, send a photo, and keep the IMEI at hand.',
      pictureAlt: 'Two speech bubbles, one with a question mark and one with a spanner, beside a headset',
      actions: { chat: 'Start a chat' },
    },
    ways: { title: 'Reach us', intro: 'Numbers and addresses of your country.' },
    faster: {
      title: 'Often faster without us',
      intro: 'These answers come at once, at any hour.',
      items: {
        status: { title: 'How far is my repair?', text: 'Order number or phone number.' },
        warranty: { title: 'Am I still in warranty?', text: 'The IMEI of your phone.' },
        centre: { title: 'Where do I go?', text: 'State and city, or a keyword.' },
        price: { title: 'What does the part cost?', text: 'Brand, series and model.' },
        order: { title: 'Where is my protection?', text: 'Your orders, after logging in.' },
        unlock: { title: 'What about my appeal?', text: 'Reviewed within 7 working days.' },
      },
    },
    ready: {
      title: 'Have this ready',
      intro: 'With these four things most questions are answered in one conversation.',
      items: {
        number: {
          title: 'The number of the device',
          text: 'Dial *#06# for the IMEI of a phone. For others, model and serial number from the label.',
        },
        fault: {
          title: 'The fault in one sentence',
          text: 'What happens, since when, and after what. A photo or a short video, if it can be seen.',
        },
        tried: {
          title: 'What you tried',
          text: 'Restart, other cable, other charger: so nobody asks you to do it again.',
        },
        order: {
          title: 'The number of the order',
          text: 'If there is one already, for a repair or for protection.',
        },
      },
    },
    safe: {
      title: 'How to know that it is us',
      body: `
We never ask for a password, a one-time code, the PIN of a card, or remote control of your phone. We do not send files to install.

:::warning
Whoever asks for these is not from our service, even if the number on the display looks right. Hang up, and call the hotline that stands on this page.
:::

Photos of documents belong into the [unlock appeal](page:phone-unlocking-appeal) only, not into a chat or a message.
`,
    },
    'social-media': {
      title: 'Social media',
      intro: 'For tips and news. Please do not write your IMEI or order number in public.',
    },
    questions: { title: 'Questions about account and appeals' },
  },
}
