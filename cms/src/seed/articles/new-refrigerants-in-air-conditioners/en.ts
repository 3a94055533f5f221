import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'New refrigerants in air conditioners: what changes for you',
  summary:
    'R-32 and R-290 are taking the place of R-410A. They harm the climate less, and they need people who know them.',
  coverAlt: 'The outdoor unit of an air conditioner with its pipes, and a leaf beside it',
  body: `
Every air conditioner moves heat with a gas that is compressed and released in a closed circuit. Which gas that is stands on the plate of the outdoor unit. For twenty years it was mostly R-410A. Now it is changing all over the world, and you may find another name on a new device.

## Why

If the gas escapes, it heats the climate. How much is told by its global warming potential, compared with the same mass of carbon dioxide over a hundred years. By the values of the fourth report of the Intergovernmental Panel on Climate Change:

- **R-410A**: 2,088
- **R-32**: 675
- **R-290**, which is propane: about 3

Under the Kigali Amendment to the Montreal Protocol, countries have agreed to use less of the strongest of these gases, step by step. Makers change over to keep to it.

## What you notice

Hardly anything. Devices with R-32 need less gas for the same cooling and are often more efficient. They look the same, and the filter is cleaned in the same way. [Clean the filter](page:tips?category=home-appliances) every two to four weeks, and you save more electricity than the gas does.

## What is different

R-32 is hardly flammable, R-290 is flammable like the gas of a camping stove. Therefore:

- The gas must match the device. R-32 does not belong into a device made for R-410A, nor the other way round.
- With R-290 the amount is limited, and the room must have a minimum size. The manual names it.
- Only people who are trained for the gas may open the circuit.

:::warning
If somebody offers to 'top up gas' each year, be careful. The circuit is closed and uses nothing up. If gas is missing, there is a leak: it has to be found and closed first, otherwise you pay for the same gas again.
:::

## If you buy or move

:::steps
# Read the plate
The kind and mass of the gas are there. Take a photo.

# Do not mix old and new
The indoor and outdoor unit must be made for the same gas.

# Have it installed properly
Ask for a vacuum and a pressure test. Bad joints are the main cause of leaks.

# Hand in the old one
The gas has to be drawn off, not let out.
:::

Weak cooling has many causes, and a lack of gas is one of the rarer ones. A clogged filter comes first. After that, [a technician](article:how-a-repair-goes) measures, and does not guess.
`,
}
