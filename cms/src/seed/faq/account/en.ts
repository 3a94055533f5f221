import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Do I need an account to use this site?',
    answer: `
For most things, no. Without one you can check the warranty, follow a repair, find a service centre, look up part prices, check a part, download drivers, and read everything.

You log in to

- buy protection for a phone and pay for it,
- see your orders and the record of activations, or cancel an order,
- submit an appeal to unlock a phone, and follow it.

It is the account of the group, the same one that you may have on your phone already. When you log out, your details are removed from this browser. Do so on a phone or computer that is not yours.
`,
  },
  'i-cannot-log-in': {
    question: 'I cannot log in, or I am logged out again. What can I do?',
    answer: `
Logging in happens on the page of the account provider, which sends you back here. If you come back and are still logged out, it is mostly the browser.

:::steps
# Allow storage
Private windows and strict blockers forget the login at once. Allow this site to store data.

# Set the clock
A wrong date makes every login invalid. Let the device set its time by itself.

# Log in anew
Close other windows of this site, log out, and try once more.
:::

A forgotten password is reset on the page of the provider. Our service cannot see it and never asks for it. Still stuck? [Contact us](page:contact) and say at which step it ends.
`,
  },
  'rate-a-repair': {
    question: 'How do I rate a repair, and until when?',
    answer: `
Within 3 months of the order. You find the rating with your finished repair on the [repair status page](page:repair-status).

You give one to five stars for four things: the surroundings, the attitude of the staff, how fast it went, and the quality of the repair. Then you say how likely you are to recommend the service. Low stars ask for a reason, such as a long queue, a missing part or a high price; tap what fits.

Everything you write is read. [Two minutes that change something](article:rate-your-repair) tells you what happens with it. For a fault that is still there, do not wait for an answer to the rating: come back with the order.
`,
  },
  'appeal-for-unlocking': {
    question: 'My phone is locked. How do I appeal to have it unlocked?',
    answer: `
Open the [unlock appeal](page:phone-unlocking-appeal) and have these ready, each with a clear photo:

- your identity document and its number,
- the invoice of the phone and its number,
- IMEI 1, as \`*#06#\` or the box shows it,
- the boarding pass and flight number, if you are asked for them.

Photos must show all four edges, without glare. You also choose a store near you, and allow the site to see where you are.

Your appeal is reviewed within 7 working days. Look at it under 'My appeals': you see the status and the remark, and you can correct what was wrong.
`,
  },
  'appeal-needs-my-location': {
    question: 'The appeal says that it cannot get my location. How do I allow it?',
    answer: `
An appeal needs to know where you are while you fill it in. If you once chose 'Block', the browser does not ask again. Change it there:

:::steps
# Open the page of the appeal
Use the browser itself, not the window inside another app.

# Tap the sign before the address
It is a lock or two sliders. Choose 'Permissions' or 'Site settings'.

# Set Location to Allow
If it is missing, tap 'Reset permissions'.

# Load the page again
Say yes when it asks.
:::

Location must also be switched on for the phone, and for the browser in the settings of the phone. Indoors it can take half a minute. Then go back to your [appeal](page:phone-unlocking-appeal).
`,
  },
  'use-a-referral-code': {
    question: 'I have a referral code. Where do I enter it?',
    answer: `
In the field for it when you [buy protection](page:purchase-service), before you pay. The code is checked at once, so you know whether it counts before any money moves. After the payment it can no longer be added.

:::steps
# Log in
Codes are checked for an account.

# Choose phone and plan
Enter the IMEI, so that you see what your phone can have.

# Enter the code
Letters and digits as you got them, without spaces.
:::

If it is not accepted, it may have run out, or be for another country or plan. Ask the person who gave it to you. You can always buy without one.
`,
  },
}
