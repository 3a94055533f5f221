import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Service centre hours in Ramadan: plan your visit',
  summary:
    'During Ramadan and around Eid many service centres open later and close later. How to come at the right time, and what you can do from home.',
  coverAlt: 'A crescent and two lanterns above a service centre with a clock in its window',
  body: `
During the month of Ramadan the day has another rhythm, and so have our service centres. Many open later in the morning, close before the breaking of the fast, and open again in the evening. The hours differ from city to city, so we do not name any here: ask before you set out.

## Before you come

:::steps
# Ask for today's hours
Call the hotline in the footer of this page. It knows the hours of the centre that you have in mind.

# Choose a quiet time
The first hour after opening is usually the quietest. The hour before sunset is busy, and the way home is too.

# Prepare the device
[Save your data](article:back-up-phone-before-repair) at home. It takes longer than the whole visit.

# Bring the order number
If you only pick something up, have the number at hand.
:::

## How long a repair takes

The usual time is 3 to 7 working days from the day the repair begins. It is for reference only, and holidays delay it. The days of Eid are not working days. So if you need the phone for the feast, bring it in during the first half of the month.

## What you can do from home

- [Check your warranty](page:warranty-check) with the IMEI, at any hour.
- Read our [tips](page:tips). Many faults need no technician: a clogged port, a tired battery, a full memory.
- If the phone fell into water or the screen broke, the first minutes count more than the opening hours. See [your phone fell in water](article:phone-fell-in-water).

## Travel and pilgrimage

Whoever travels should note the IMEI beforehand and keep it apart from the phone. [Find the IMEI](article:find-your-imei-number) takes ten seconds. Heat is hard on phones: keep yours in the shade, and do not charge it in the sun.

We wish all who fast a calm and blessed month.
`,
}
