import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Clean your TV screen without harming it',
  summary:
    'The panel of a television is softer than glass. A dry cloth does most of the work, and the wrong cleaner leaves marks for ever.',
  coverAlt: 'A cloth wipes across the screen of a television and leaves it bright',
  body: `
The screen of a modern television is not a window. It carries thin coatings against glare, and most panels give way under a finger. Household cleaners dissolve these coatings, paper scratches them, and pressure leaves spots. The good news: you need almost nothing.

## What you need

- two clean microfibre cloths, as for glasses or camera lenses
- distilled or boiled, cooled water
- for greasy spots: one drop of mild washing-up liquid in half a litre of that water

:::steps
# Switch off and wait
Pull the plug. On a black, cool screen you see dust best, and liquid does not dry into streaks. Ten minutes are enough.

# Dust
Pass the dry cloth from top to bottom without pressing. Often that is all.

# Wipe spots
Moisten the second cloth and wring it out until it feels barely damp. Wipe the spot in wide, light strokes. Never spray on the screen: drops run to the lower edge, where the electronics are.

# Dry
Go over it at once with the dry cloth.

# Clean the rest
Brush the vents at the back, or use a vacuum cleaner at its lowest setting from some distance. Wipe the frame and the remote control.

# Wait before switching on
Give it five minutes until no moisture is left.
:::

:::warning
Never use glass cleaner, alcohol, vinegar, acetone, scouring cream, paper towels or baby wipes. And do not press on a spot that does not come off: moisten it again and wait a minute.
:::

## Spots that stay

A mark that you see only while the picture is on, and that cannot be felt, is not dirt. It may be a pressure mark, a failed pixel or an image that has stayed on an OLED panel. On OLED screens, start the care function in the picture menu first, and let it run overnight with the television in standby.

For a fault in the panel, take a photo of the spot with a white picture, and note the model and the serial number from the label on the back. [How a repair goes](article:how-a-repair-goes) tells what happens next. Large sets are often repaired at your home, so ask before you carry one anywhere.
`,
}
