import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'USB-C: one cable for many devices, with differences',
  summary:
    'The plug is the same on phones, tablets, laptops and headphones. What flows through it is not. How to read the signs.',
  coverAlt: 'A USB-C plug whose cables lead to a phone, a tablet and a laptop',
  body: `
One plug that fits either way round, on almost every new device: USB-C has made many drawers emptier. In the European Union it has been required for new phones, tablets, cameras and headphones since the end of 2024, and for laptops since April 2026. But the shape of a plug says nothing about what it can do.

## Three things that differ

- **Power.** A simple cable carries up to 60 watts. Cables with a chip inside carry 100 or 240. A phone needs 15 to 30, a tablet up to 45, a laptop 45 to 140.
- **Speed.** Many cables that come with phones are made for charging and transfer data at the speed of USB 2.0. To copy films you want one marked with 10, 20 or 40 Gbps.
- **Picture.** Only some sockets send a picture to a monitor, and only with a cable that supports it.

## How to read a charger

The label lists pairs such as \`5 V 3 A\`, \`9 V 3 A\`, \`20 V 3.25 A\`. Multiply the two numbers of the largest pair: 20 times 3.25 is 65 watts. PD stands for Power Delivery, the common way in which charger and device agree. PPS is a finer form of it that many phones use for fast charging.

A charger that is too strong does no harm: the device takes what it needs. One that is too weak charges slowly, or not at all while you work. [When a tablet charges slowly](article:tablet-charges-slowly), it is mostly a matter of this.

:::steps
# Find out what your device wants
It is printed on the charger that came with it, or in the manual.

# Choose the charger by the largest device
One with 65 watts serves phone, tablet and most laptops.

# Choose the cable
Look for the watts on the plug. Prefer short cables.

# Look at the signs of safety
A real charger has the maker's name, the values and the test marks of your country, printed and not glued on.
:::

:::warning
Very cheap chargers often save on the parts that separate mains and device. If one gets too hot to touch, hums or smells, throw it away.
:::

Whatever you plug in, the port must be clean. [Cleaning the charging port](article:how-to-clean-charging-port-on-phone) is one of our most useful five minutes.
`,
}
