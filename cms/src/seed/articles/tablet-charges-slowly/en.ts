import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your tablet charges slowly: find the weak link',
  summary:
    'A tablet has twice the battery of a phone. With the wrong charger or cable it needs a night instead of two hours.',
  coverAlt: 'A tablet with a nearly empty battery, connected to a charger by a cable',
  body: `
A tablet's battery holds about twice as much as a phone's, often 7,000 to 10,000 mAh. A small phone charger with 5 watts takes more than eight hours for that. So slow charging is seldom a fault of the tablet; mostly one link of the chain is too weak.

## The four links

:::steps
# The charger
Read the small print. \`5 V 1 A\` is 5 watts and too little. Tablets like 15 watts or more, such as \`9 V 2 A\`. Use the one that came with the tablet, or a USB-C charger with Power Delivery and at least the same watts.

# The cable
Thin and long cables lose power. Try a short one, and one that is known to charge something else fast.

# The socket
The USB sockets of computers, televisions and cars give little. Use the wall socket.

# The port
If the plug sits loose, look for lint. [Clean the charging port](article:how-to-clean-charging-port-on-phone) works for tablets in the same way.
:::

Change only one link at a time, and note the percentage after 20 minutes. In this way you find the weak one in an hour.

## What the tablet itself does

- **It is on.** A bright screen with a film can use as much as a weak charger delivers. Let it charge with the screen off.
- **It is warm.** Above about 40 °C it slows the charging down to protect the battery. Take off the case and put it in the shade.
- **It is nearly full.** From 80 per cent on, every tablet charges more slowly. That is intended.
- **It was empty for weeks.** Then it may show nothing for half an hour. Leave it on a strong charger, and wait.

:::warning
Do not use a charger with a cracked case, a loose plug or a smell. And do not charge a tablet under a pillow or blanket.
:::

:::hint
Where a charger says PD, PPS or QC, it names the way in which charger and device agree on more power. Both have to know the same way, otherwise they meet at the lowest. [One cable for many devices](article:usb-c-one-cable-for-many-devices) explains the signs.
:::

If the tablet gains less than ten per cent in an hour with the right charger, a new cable and the screen off, have battery and port examined.
`,
}
