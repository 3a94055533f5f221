import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'How do I check whether my phone is still in warranty?',
    answer: `
:::steps
# Find the IMEI
Dial \`*#06#\`. The number with 15 digits appears on the screen. It is also on the box. [Other places to find it](article:find-your-imei-number) help when the phone does not switch on.

# Enter it
Open the [warranty check](page:warranty-check), type the IMEI, and check the digits once more.

# Read the answer
You see the brand, the model, the day of activation, the status and the day on which the warranty ends.
:::

A phone with two SIM cards has two numbers. Use IMEI 1. A new phone appears 24 hours after it was activated, so wait a day before you worry.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'What does the warranty cover, and what not?',
    answer: `
It covers faults of material and workmanship: a device that stops working although it was used as intended. Then part and labour cost you nothing.

As a rule it does not cover:

- falls, knocks and pressure, such as a cracked screen;
- liquid, fire, lightning and wrong voltage;
- changes and repairs by others;
- wear, scratches and accessories after their own term.

How long it lasts depends on the product, the part and the country. What counts is the [service policy](page:service-policy) of your brand and product: choose both and read it. For accidents there is [screen damage protection](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'The warranty check says my device is inactive. Why?',
    answer: `
A device is activated by being used: after a SIM card is inserted and the phone has been online for a while, it happens by itself. You need not register anything.

:::steps
# Check the number
One wrong digit leads to another device. Dial \`*#06#\` and compare.

# Go online
Insert a SIM card, switch on mobile data and use the phone as usual for some hours.

# Wait a day
The warranty is shown 24 hours after activation.
:::

If it still says 'inactive' after two days of use, [contact us](page:contact) with a photo of the box and of the invoice. If you bought the phone as new and it was activated long before, ask the shop first.
`,
  },
  'imei-does-not-exist': {
    question: 'The check says that my IMEI does not exist. What can I do?',
    answer: `
Most often a digit is wrong. An IMEI has 15 digits and no letters; copy it from the screen after dialling \`*#06#\` rather than from the box, where a 6 is easily read as an 8.

If the number is right, think of these:

- The device is of another brand. Here you check devices of Aster, Kite and Solis only.
- You typed the serial number, which has letters.
- The number on the phone and the one on the box differ. Then go back to the shop with both.

[Find your IMEI](article:find-your-imei-number) shows every place where it is written. If it still is not found, [write to us](page:contact) with a photo of the label.
`,
  },
  'warranty-in-another-country': {
    question: 'I bought my phone in another country. Does the warranty count here?',
    answer: `
A phone carries the warranty of the country for which it was made and sold. If the check answers that it was shipped from another country, it is out of warranty where you are, and a repair is possible only at a price.

Check it once more [for the country where you bought it](page:choose-your-country-or-region), and switch off a VPN before you do: it makes you appear somewhere else. If you travel, you can have the phone repaired here against payment or keep the invoice and have it repaired at home under warranty.

Ask the shop before you buy a phone from abroad. 'International warranty' on a sticker is the promise of the shop, not ours.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'My phone fell. Is the whole warranty gone now?',
    answer: `
No. The damage from the fall is not covered, but the warranty for the rest goes on. If the charging port fails half a year later and the fall has nothing to do with it, it is a warranty case as before.

It is different when the fall is the cause: a bent frame, liquid that got in through the crack, or a part that came loose. The technician looks at this and shows you what was found, before you pay anything.

So have a cracked screen replaced soon. [The first steps](article:cracked-screen-first-steps) protect your fingers and your data until then. After a fall into water, [switch it off](article:phone-fell-in-water) at once.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'How does the warranty of a TV or a home appliance work?',
    answer: `
Without an IMEI it is the invoice that shows the day of purchase. Keep it as a photo: thermal paper fades within a year. You also need the model and the serial number from the label, on the back of a TV, inside the door of a refrigerator or a washing machine, on the side of the indoor unit of an air conditioner.

The term depends on the product, the part and the country. Read it in the [service policy](page:service-policy), under Solis and Home Appliance. [TV warranty](page:tv-warranty) says what to check on the first day, and [air conditioner service](page:air-conditioner-repair-and-service) what belongs to maintenance and not to the warranty.
`,
  },
}
