import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Clean the filter of your air conditioner',
  summary:
    'A clogged filter costs cooling, electricity and clean air. Rinsing it every two to four weeks takes a quarter of an hour.',
  coverAlt: 'An open air conditioner on the wall, its filter below being rinsed with drops of water',
  body: `
All the air of your room goes through one thin mesh, many times a day. When it is clogged, the fan works against it: the room cools slowly, the device runs longer, and water may drip from the indoor unit because the coil ices up. It is the one part of an air conditioner that you can maintain yourself.

## How often

In a season of daily use, look at it every two weeks and rinse it at least once a month. More often when you live on a dusty road, have pets, or cook in the same room.

:::steps
# Switch off the power
Switch off with the remote control, then pull the plug or switch off the fuse. Wait until the fan stands still.

# Open the front
Take the panel at both sides and lift it until it stays up. Lay a sheet below.

# Take out the filters
Lift the handle a little, pull it down and out. Most devices have two. Remember which side is up; a photo helps.

# Remove the dust
Use a vacuum cleaner with a soft brush from the dusty side.

# Rinse
Rinse with lukewarm water from the back to the front, so that the dirt comes out the way it went in. For grease, use a drop of mild washing-up liquid.

# Let them dry
Shake them off and dry them in the shade for some hours. Sun and heat warp the frame.

# Put them back
Slide them in until they click, close the panel, switch the power on, and reset the filter lamp if there is one.
:::

:::warning
Do not use water above 40 °C, a hard brush or a dishwasher. Do not run the device without its filters. And do not reach into the fins of the coil behind: they are sharp and bend easily.
:::

## Filters that you do not wash

Grey or black cartridges with activated carbon, and fine-dust filters, are replaced rather than washed. The manual names the interval, often once or twice a year.

## When cleaning is not enough

A musty smell, ice on the pipe, water on the wall, or weak cooling in spite of a clean filter needs a technician. Leave the coil, the drain and the refrigerant to people who are trained for it. [New refrigerants in air conditioners](article:new-refrigerants-in-air-conditioners) explains why, and [how a repair goes](article:how-a-repair-goes) what to expect.

:::hint
Set 25 to 26 °C rather than 18. The room does not cool faster at 18, the device only runs longer.
:::
`,
}
