import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your washing machine does not drain',
  summary:
    'The programme stops, and the water stays in. In most cases the filter, the hose or the drain is blocked, and you can clear it.',
  coverAlt: 'A washing machine with water in its drum, its hose leading to a bucket',
  body: `
When a washing machine stops with water in the drum, it has noticed that pumping takes too long. Before you call somebody, look at the way the water takes: filter, pump, hose, drain.

:::warning
Pull the plug first. Let hot water cool down for at least an hour. Do not force the door: it stays locked as long as water stands behind it.
:::

:::steps
# Try the drain programme
Choose Drain or Spin without spinning. If the water goes now, the load was too small or uneven, or there was too much foam.

# Look at the hose
It must not be kinked or crushed, and its highest point must be between about 60 and 100 cm above the floor.

# Let the water out
Open the flap at the bottom, at the front. Lay out towels and a flat tray. If there is a thin emergency hose, use it; otherwise open the filter by a quarter turn, let the tray fill, close, empty, and repeat.

# Clean the filter
When no more comes, turn the filter out fully. Coins, hairpins, buttons and threads collect there. Rinse it under the tap.

# Turn the pump wheel
Shine a light into the hole. Turn the little wheel behind with a wooden stick: it should turn in jerks, with nothing stuck to it.

# Close it tightly
Screw the filter in to the stop. Run the drain programme with a litre of water, and look for drops.
:::

## If the filter is clean

- **The pump hums, but no water comes**: the hose or the siphon under the sink is blocked. Take the hose off at the siphon and hold it into a bucket. If water comes now, clean the siphon.
- **The pump is silent**: it may have failed. This is a job for a technician.
- **The display shows a code**: note it. The manual tells what it means, and it saves time when you call.
- **It drains but does not spin**: the load is uneven. Take something out, and loosen the laundry.

## So that it does not come back

Empty all pockets. Wash small things in a bag. Use less detergent than you think, because too much makes foam and sludge. Clean the filter every two to three months, and run an empty wash at 60 °C once a month.

Note the model and serial number inside the door before you call. Large appliances are often repaired where they stand; [how a repair goes](article:how-a-repair-goes) tells you more. Another appliance that thanks you for clean filters is [the air conditioner](article:clean-air-conditioner-filter).
`,
}
