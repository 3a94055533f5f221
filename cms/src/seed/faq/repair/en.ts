import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'How long does a repair take?',
    answer: `
Usually 3 to 7 working days, counted from the day on which the repair begins. This is for reference: holidays delay it, and so does a part that has to be ordered. You see the estimated day on the [repair status page](page:repair-status).

Some repairs are done while you wait, as a fast repair of about 2 hours. It depends on the fault, on the part being in stock and on how many people are before you. Ask when you hand in the device.

:::hint
Come early on a weekday. Queues are longest on the last working day and the first.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'What does a repair cost, and when do I learn the price?',
    answer: `
You learn it before anything is done. The estimate names the part and the labour apart, and you say yes or no.

For a first idea, look up the [price of the part](page:spare-parts-price): choose the product, brand, series and model, and you see the part, the labour and both together. These are reference prices. The technician examines the device and then makes the estimate that counts.

Faults of material or workmanship within the warranty cost nothing. [Check your warranty](page:warranty-check) first, and see whether you have [protection for the screen](page:protection).
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'What do I bring when I hand in my device?',
    answer: `
:::steps
# The device, with some charge
A technician can only test what switches on. Bring the charger and the cable if the fault has to do with charging.

# The invoice, if you have it
It helps where the date of purchase is in question. The card from the retail box of some devices gives you priority reception.

# Your data, saved
[Save your data](article:back-up-phone-before-repair), and take out the SIM card and the memory card.

# Your account and codes
Sign out of your account, or be ready to unlock the device yourself. Never write a code on the order.
:::

Leave the case and the glass protector at home: they get lost easily and are in the way.
`,
  },
  'how-to-track-a-repair': {
    question: 'How do I see how far my repair is?',
    answer: `
Open the [repair status page](page:repair-status) and enter one of two things:

- the **number of your order**, which is on the paper you got when you handed in the device;
- the **phone number** you left, with the international code in front, for example \`+234\`, a hyphen, and the number.

You see the state in words, such as 'Repairing' or 'Finished', and when each step was reached. If nothing is found, check the digits first, then the phone number: it must be the one on the order. [Contact us](page:contact) if it still does not appear, and have the order at hand.
`,
  },
  'will-my-data-be-erased': {
    question: 'Will my data be erased in a repair?',
    answer: `
It can be. Some faults need a reset, and when the mainboard is replaced, the data goes with it. We ask you before we do either. What was on the device cannot be brought back without a backup, so [save your data](article:back-up-phone-before-repair) before you hand it in, even for a small fault.

Technicians do not open your photos, messages or accounts, and nobody asks for the password of your account. If your device has a repair mode, switch it on: it hides your data behind an empty user. [How we treat your data](article:how-we-treat-your-data-in-a-repair) has all the rules.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Can my phone be picked up and brought back?',
    answer: `
In some cities, yes. With the delivery repair you reserve, the device is picked up, and then it is repaired. The [after-sales page](page:after-sales) of your country names the cities, where there are any.

:::steps
# Reserve
Leave the address, the time and the fault. You get a number for your order.

# Pack it
Save your data, switch the device off, take out the cards, and wrap it so that nothing moves.

# Follow it
The [repair status](page:repair-status) shows when it waits for pick-up, when it is on its way and when it is being repaired.
:::

If something has to be paid, you get the estimate first, as at the counter.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Can I book a time for my repair?',
    answer: `
Where online booking is offered, you find it under [repair appointment](page:repair-appointment), and beside each result of the [service centre search](page:service-center) as 'Make a reservation now'. Choose the centre, the day and the time, and say in a few words what is wrong.

A booked time means that somebody expects you. It does not say how long the repair takes: that depends on the fault and the part.

If your country has no online booking, come without an appointment during the opening hours. It is worth calling the centre before a long way, and asking whether the part is there.
`,
  },
  'the-fault-came-back': {
    question: 'The same fault came back after the repair. What now?',
    answer: `
Come back with the device and the order of the first repair. The same fault, soon after a repair, is looked at again first. Note when it happens and, if you can, take a short video: a fault that shows itself only now and then is hard to find on a bench.

Before you go, check two things that look like the old fault and are not:

- a case or glass protector that covers a sensor or presses a button;
- an app that was installed after the repair. Restart the device in safe mode, if it has one, and see whether the fault stays.

Please also [rate the repair](article:rate-your-repair): a returning fault is what we most need to know.
`,
  },
}
