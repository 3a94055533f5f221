import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Book a time for your repair in the Philippines',
  summary:
    'In the Philippines you can choose day and hour before you come. How to prepare the visit so that it is short.',
  coverAlt: 'A calendar with one day chosen, a clock and a palm tree',
  body: `
Waiting with a number in your hand is nobody's favourite afternoon. In the Philippines you can book a time at a service centre instead: look for the repair appointment in the header and footer of the site.

## What you need

- your mobile number, for questions and for the reminder
- the [IMEI](article:find-your-imei-number) or serial number of the device
- one or two sentences about the fault: what happens, since when, after what

:::steps
# Choose the device and the fault
The more exactly you describe it, the more likely the right part is there.

# Choose the service centre
Take the one you reach easily at the hour you want, not only the nearest on the map.

# Choose day and time
Mornings on weekdays are the quietest. Around a long weekend the times go fast.

# Come five minutes early
Bring the device, the charger and, if you have it, the invoice.
:::

## Before you leave home

[Save your data](article:back-up-phone-before-repair), take out the SIM and memory cards, and [check your warranty](page:warranty-check). With these three done, handing in takes a few minutes.

:::warning
In the rainy season many phones come to us wet. If yours did get wet, do not charge it and do not wait for your appointment: see [your phone fell in water](article:phone-fell-in-water), and come as soon as you can.
:::

## What a booking is, and what it is not

It keeps an hour for you at the counter. It does not fix the price or the day of return: both depend on what the technician finds. The usual time for a repair is 3 to 7 working days from the day it begins, for reference only, and holidays delay it. You get an estimate first if something has to be paid.

## If you cannot come

Tell us as early as you can, so that somebody else gets the hour. Without an appointment you are welcome as before; you may only have to wait a little longer.
`,
}
