import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your laptop will not turn on',
  summary:
    'No light, or light but no picture: these are two different faults. Six checks show which one you have and often solve it.',
  coverAlt: 'A laptop with a dark screen and a power sign, connected to a socket by its charger',
  body: `
First look closely, because the two cases need different steps. Press the power button for one second and watch. **Nothing at all**, no light, no fan, no sound: it gets no power. **Light or noise, but a dark screen**: it runs, and you only do not see it.

## If nothing happens at all

:::steps
# Check the socket
Plug a lamp into the same socket. Leave out extension leads.

# Check the charger
Plug it in firmly at both ends. If it has a lamp, it must shine. Feel along the cable for a kink. With USB-C, use the charger that came with the laptop: that of a phone is usually too weak.

# Charge for half an hour
A battery that is quite empty needs time before the laptop reacts.

# Release the residual charge
Unplug everything, the charger too. Hold the power button for 30 seconds. Wait a minute, plug in only the charger, and press the button for one second.
:::

## If it runs but stays dark

:::steps
# Turn up the brightness
Press the key with the sun several times. Shine a torch at the screen: if you see a faint picture, the light behind the panel has failed.

# Connect another screen
Plug in a television or monitor by HDMI and press \`Windows + P\`. A picture there means that your files are safe and only the screen or its cable is at fault.

# Take everything off
USB sticks, docks, mouse, memory cards. The laptop may be trying to start from one of them.

# Count the beeps
Note how often it beeps or a lamp blinks. The pattern tells a technician which part is meant.
:::

:::warning
Did liquid get into it? Do not switch it on. Unplug it, turn it over like a tent so that the liquid runs out, and bring it in. Each try to start it makes the damage greater.
:::

## Before you bring it in

Bring the charger along, since it is often the cause. Write down what happened last: a fall, an update, a thunderstorm. Note the serial number from the label on the underside. If your files are not saved anywhere else, say so when you hand it in. [How we treat your data](article:how-we-treat-your-data-in-a-repair) tells you what we can do then.
`,
}
