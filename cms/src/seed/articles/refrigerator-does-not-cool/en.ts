import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your refrigerator does not cool enough',
  summary:
    'Milk that turns sour early is a sign. Measure first, then look at door, air and place: that settles most cases without a repair.',
  coverAlt: 'An open refrigerator with food on its shelves, a snowflake and a thermometer',
  body: `
A refrigerator should be at 4 to 5 °C inside, a freezer at −18 °C. The display shows what is set, not always what is there. So measure: put a thermometer into a glass of water on the middle shelf, and read it after eight hours.

## If it is a little too warm

:::steps
# Give it time
After shopping, a power cut or a long open door it needs up to 24 hours.

# Check the setting
Look at the dial or display. On many dials a higher number means colder, not warmer.

# Test the seal
Close the door on a strip of paper. If you can pull it out without resistance, the seal leaks there. Clean it with warm soapy water; a hard seal becomes soft again under a hair dryer at low heat.

# Let the air move
Do not cover the air slots inside, and do not fill the shelves to the back wall. Let hot food cool down first.

# Make room outside
Leave at least 5 cm behind and 10 cm above it. A place beside the oven or in the sun costs a lot of power.

# Clean the grille
Pull the plug and brush the dust off the coil at the back or the grille at the foot. Once a year is enough.
:::

## If there is ice

Ice thicker than 5 mm keeps the cold away from the food. Defrost: switch off, take out the food, leave the door open and put a bowl of warm water inside. Never scrape with a knife. If ice comes back within days in a no-frost device, the defroster is at fault.

## If it does not cool at all

- **No light inside**: check the plug and the fuse, and try another device at the socket.
- **Light, but silence for an hour**: look whether a demo, holiday or defrost mode is on.
- **It clicks every few minutes and does not start**: unplug it, and call a technician.
- **It runs without pause and stays warm**: refrigerant may be missing. This needs a technician.

:::warning
In most refrigerators of today the refrigerant is isobutane (R600a), which burns. If you smell or hear something escape, make no flame and switch nothing, open the windows, and leave the room.
:::

:::hint
Is the food still good? Up to 5 °C, yes. What was above 8 °C for more than four hours and spoils easily, such as meat, fish and milk, is better thrown away.
:::

Note the model and serial number from the label inside before you call, and read [how a repair goes](article:how-a-repair-goes).
`,
}
