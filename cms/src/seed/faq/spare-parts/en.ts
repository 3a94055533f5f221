import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Where do I find the price of a spare part?',
    answer: `
Under [spare part prices](page:spare-parts-price). Choose one after the other:

1. the product and the brand,
2. the series and the model,
3. the kind of part, such as screen or battery,
4. for mainboards, the size of memory and storage.

You see the price of the part, the labour and the total. All three are reference prices for your country. If you do not know the model, look in Settings under 'About phone', or on the box.

When a model is missing, it may be new or older than the list. A [service centre](page:service-center) can still tell you the price.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Why can the final price differ from the one on the site?',
    answer: `
The site knows the part you chose. The technician knows your device. These are the usual reasons:

- **Another fault behind the first.** A phone that does not charge may need a port, a battery or a mainboard.
- **Damage around it.** A bent frame breaks a new screen within days, so both are replaced.
- **Warranty or protection.** Then you pay less, or nothing.
- **A newer price.** Prices change; the one of the day of the estimate counts.

You get the estimate before the repair begins, with part and labour apart. If it is more than you expected, say no and take the device back as it is. Ask beforehand whether examining it costs anything.
`,
  },
  'is-my-part-genuine': {
    question: 'How do I know whether a part is genuine?',
    answer: `
Parts of our service carry a serial number. Enter it under [check a part](page:spare-parts-serial), and you get one of two answers: the number is original and belongs to our service, or it is not.

Copy the number from the label on the part or its bag, letters and digits as they stand. \`O\` and \`0\`, \`I\` and \`1\` are easily mixed up, so try both before you judge.

:::warning
A battery that is not genuine can swell or burn. If yours bulges, smells or gets hot when it lies still, stop charging and bring it to a [service centre](page:service-center). Do not press on it and do not pierce it.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Can I keep the part that was replaced?',
    answer: `
Often yes, if you paid for the repair. Say so when you hand in the device, since parts are sorted the same day. There are three exceptions:

- In a repair under warranty or protection the old part is usually exchanged for the new one and goes back.
- Batteries that swell or leak stay with us; carrying them home is dangerous.
- Replaced mainboards hold your data. They are not given to anybody in a usable state.

What stays with us is taken apart and recycled. [What happens to old electronics](article:what-happens-to-old-electronics) tells you how, and what you can do with the old device itself.
`,
  },
}
