import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Cracked screen: the first steps',
  summary:
    'Keep your fingers safe, save your data, find out what is broken, and decide calmly. A crack seldom gets better by waiting.',
  coverAlt: 'A phone with a cracked screen, a strip of tape across it',
  body: `
A fall takes a second, and then you hold a phone with a web of cracks. Before you think about the price, do four things in this order.

:::steps
# Cover the glass
Wipe off loose splinters with a folded paper towel, not with your hand. Put clear adhesive tape over the cracks. It holds the glass, keeps dust out, and the screen often still reacts through it.

# Save your data
A screen that works today can be dark tomorrow. [Save your data](article:back-up-phone-before-repair) now, while you can still unlock the phone.

# Test the phone
Look for black spots, coloured lines and places that do not react to touch. Take a photo with each camera and make a call.

# Look at the frame
Lay the phone on a table. If it rocks or the glass stands up at an edge, the frame is bent. Do not charge it until somebody has looked at the battery.
:::

## What is broken

- **Only the glass**: the picture is whole and touch works. You have time, but moisture and dust get in.
- **The panel**: spots, lines, flicker or darkness. It spreads, often within days.
- **The touch layer**: the picture is fine, but the phone types by itself or not at all. Switch it off when it acts on its own, so that it does not lock itself.

In most phones of today glass, touch layer and panel are one part and are replaced together.

## Does the warranty pay

A warranty covers faults in material and workmanship. A fall is an accident, so as a rule it does not. It is different with screen damage protection: see [what it covers](article:screen-damage-protection-explained). [Check your warranty](page:warranty-check) in any case, since it shows what your phone has.

:::warning
Do not open the phone yourself to save money. Behind the screen is the battery, and a tool that slips can pierce it.
:::

## What you can expect

The estimate names the part and the labour before anything is done, and you decide then. The usual time is 3 to 7 working days from the day the repair begins; it is for reference, and holidays delay it. [How a repair goes](article:how-a-repair-goes) has the details.
`,
}
