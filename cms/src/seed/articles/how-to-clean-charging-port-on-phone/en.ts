import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'How to clean the charging port of your phone',
  summary:
    'A cable that sits loose or charges only at an angle often means lint in the port. Five minutes and a dry brush usually put it right.',
  coverAlt: 'A soft brush sweeps lint out of the charging port at the foot of a phone',
  body: `
A phone lives in pockets and bags, and its charging port collects what it finds there: lint, dust, sand. Each time you plug in, the cable presses that down a little more, until the plug no longer reaches the contacts. Charging gets slow, stops when you move the phone, or does not start.

## Is it dirt, or something else

Shine a light into the port. A grey felt at the bottom is lint. Then compare:

- **The plug does not go in all the way** or falls out easily: most likely dirt.
- **Another cable and charger work well**: the port is fine, replace the cable.
- **The phone warns of moisture**: do not clean, let it dry first. [What to do with a wet phone](article:phone-fell-in-water) tells you how.
- **You see bent, green or black contacts**: stop here, this needs a technician.

## What you need

A wooden or plastic toothpick, a new soft toothbrush or an artist's brush, and a good light. Nothing made of metal, and nothing wet.

:::steps
# Switch the phone off
Unplug it and switch it off. With the power off, a slip cannot short the contacts.

# Loosen the lint
Hold the phone with the port facing down. Guide the toothpick along the inner wall and lift the lint towards you in small movements. Stay away from the thin tongue in the middle: it carries the contacts.

# Brush it out
Sweep with the dry brush from the inside outwards, and let the dirt fall down.

# Look, and repeat
Shine the light in again. Two or three rounds are normal for a phone that is over a year old.

# Try the cable
Switch the phone on and plug in. The plug should go in with a soft click and leave no gap.
:::

:::warning
Do not use pins, needles or paper clips, and do not blow into the port: metal scratches the contacts, and breath is moist. Compressed air can press the dirt further in or damage the microphone beside the port.
:::

## If it still does not charge

Try a second cable and a second charger, each with another phone as well, so that you know which part fails. Restart the phone once. If only your phone refuses, have the port looked at. [Check your warranty](page:warranty-check) first, and [save your data](article:back-up-phone-before-repair) while there is still charge.

:::hint
Once a month is often enough to look. A quick brush before lint is pressed flat takes ten seconds.
:::
`,
}
