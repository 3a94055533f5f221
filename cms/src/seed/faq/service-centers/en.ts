import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'How do I find the nearest service centre?',
    answer: `
Open [service centres](page:service-center). You can search in two ways:

- by **country, state and city**, from one list to the next;
- by a **keyword**, such as a street, a district or the name of a shopping mall.

Each result shows the name, the phone number, the e-mail address, the hours of every weekday, the brand it serves, the distance and the way there. For the distance your browser asks where you are; if you refuse, everything else still works.

If nothing is found, take a bigger town nearby, or leave out the district. Spelling differs between maps and addresses more often than one thinks.
`,
  },
  'when-is-the-center-open': {
    question: 'When is my service centre open?',
    answer: `
Hours are shown for each centre and each day from Monday to Sunday on the [service centre page](page:service-center). They differ: a centre in a shopping mall may open later and on Sundays, one in a business district may close on Saturdays.

On public holidays and in Ramadan hours can change at short notice. Call before you set out; the number stands beside the hours.

:::hint
Come at least an hour before closing time if you want to wait for the repair. Devices that arrive later are examined the next morning.
:::

The hours in the footer are those of the hotline, not of the centres.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Does every centre repair every device?',
    answer: `
No. Each result of the [search](page:service-center) names the brand that the centre serves. Aster and Kite phones and Kite accessories are taken at the counter. For Solis televisions, air conditioners, refrigerators and washing machines a technician often comes to your home, since they are large and should be tested where they stand.

Before you carry something heavy, call the centre. Have ready:

- the model and the serial number from the label,
- the day of purchase,
- what the device does or no longer does, in one sentence.

They tell you whether to come, to send it, or to wait for a visit. For laptops and tablets ask whether the part is in stock.
`,
  },
  'what-is-priority-reception': {
    question: 'What is priority reception, and who gets it?',
    answer: `
Some devices have a card in their retail box. Show it at a service centre, and you are served before the others in the queue. That is all it does: it makes the reception faster, not the repair, and it changes neither the warranty nor the price.

:::steps
# Look in the box
The card lies with the quick guide. Not every model has one.

# Bring it with the device
Show it to the person at the reception, before you take a number.
:::

Without the card you are served in turn, as everybody is. If you have booked a time, come at that time: then you do not need it. Keep the card with the invoice, so that you find both when the device is broken and you are in a hurry.
`,
  },
  'no-center-near-me': {
    question: 'There is no service centre near me. What can I do?',
    answer: `
Try these, in this order:

:::steps
# Ask first
Start a [chat](page:chat) or call the hotline in the footer. Many faults are a setting, and the rest is easier to plan once it is clear what is broken.

# See whether it can be picked up
In some cities there is a delivery repair, and the device is fetched. The [after-sales page](page:after-sales) names them.

# Plan one trip
Call the nearest centre, say the model and the fault, and ask them to tell you when the part is there. Then you need to come only once.
:::

:::warning
Do not send a device with a swollen battery or after a fall into water by post. Bring it in person.
:::
`,
  },
}
