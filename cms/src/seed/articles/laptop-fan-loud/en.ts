import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: "Your laptop's fan is loud: make it quiet again",
  summary:
    'A fan that howls is doing its job against dust, heat or a busy program. Find out which, and clean it without opening the case.',
  coverAlt: 'A fan with seven blades, its air flowing towards a grille',
  body: `
The fan turns faster when the processor gets warm. A roar for a minute during an update is normal. A fan that never rests means one of three things: the laptop works more than you think, the air cannot get through, or the fan is worn.

## Does it work too much

Open the list of running programs: in Windows with \`Ctrl + Shift + Esc\`. Sort by CPU.

- **A browser is at the top**: close tabs, and look at extensions you do not need.
- **An update or a scan**: let it finish with the charger plugged in.
- **A program you do not know**: look up its name, and run a virus scan.
- **Nothing is above five per cent, and still it roars**: then it is the air or the fan.

## Let the air through

:::steps
# Use a hard surface
A bed or cushion closes the openings on the underside. A book or a stand is enough.

# Look at the vents
Shine a light in. Dust sits like felt in front of the fins.

# Switch off
Shut the laptop down, unplug the charger, and let it cool for half an hour.

# Brush and blow
Loosen the dust with a soft brush. Then give short bursts of compressed air from outside, the can upright, a hand's width away, from changing directions. If you can reach the blades, hold them with a wooden stick so that they do not spin.

# Wipe and try
Wipe the vents and start the laptop. It should be quieter within ten minutes.
:::

:::warning
No vacuum cleaner at the vents: the hose builds up static charge. And do not hold the can upside down, because it then sprays freezing liquid.
:::

## Set it to quiet

Under Settings, System, Power, choose balanced rather than best performance. Some laptops have a quiet mode in the maker's own app. The laptop is then a little slower and much cooler.

## When it needs a technician

Grinding, clicking or rattling is a bearing. A laptop that switches off by itself is too hot: do not go on using it. After about three years the paste between processor and cooler is often dry. Renewing it means opening the case, which is a job for a service centre. Save your files first, and read [how a repair goes](article:how-a-repair-goes). If it is slow as well, see [what to do about a slow laptop](article:laptop-runs-slow).
`,
}
