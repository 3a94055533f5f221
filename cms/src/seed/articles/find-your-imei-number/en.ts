import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Find the IMEI of your phone',
  summary:
    'The IMEI tells one phone from all others. You need it for a warranty check, for a repair, and when a phone is lost.',
  coverAlt: 'A phone with a dial pad, and the label of its box with a bar code',
  body: `
Every phone that can join a mobile network has an IMEI, a number of 15 digits. It belongs to the device and not to the SIM card, so it stays the same when you change your number or your network.

## Three ways to find it

:::steps
# Dial the code
Open the phone app and type \`*#06#\`. The number appears at once; you do not press the call button. A phone with two SIM slots shows two numbers.

# Look in Settings
Open Settings, then About phone. Depending on the model it stands there directly, or under Status or IMEI information.

# Look at the box
The label on the narrow side of the retail box shows it beside a bar code. The invoice often has it too.
:::

:::hint
With two numbers, take the first one, IMEI 1. If the warranty check does not know it, try the second one.
:::

## When the phone does not switch on

Pull out the SIM tray: on some models the number is printed on it in very small type. Otherwise use the box or the invoice. If you were signed in to an account, its page for finding devices may show the number of each phone.

## Why it is worth noting today

- **For the warranty.** Type it into the [warranty check](page:warranty-check), and you see until when your phone is covered.
- **For a repair.** The service centre writes it into the order. Compare it when you pick the phone up.
- **After a theft.** Your network operator can block the phone by its IMEI, and the police ask for it.
- **Before you buy a used phone.** Compare the number in the phone with the one on the box. If they differ, ask why.

:::warning
Treat the number like the number of an identity card. Do not post photos of it, and give it only to those who need it: your operator, the police, a service centre.
:::

Laptops, televisions and tablets without a SIM slot have no IMEI. They have a serial number, printed on a label on the underside or the back.
`,
}
