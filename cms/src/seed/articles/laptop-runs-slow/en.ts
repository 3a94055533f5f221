import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'What to do about a slow laptop',
  summary:
    'Before you think of a new one, look for the bottleneck. An hour of tidying often gives back years.',
  coverAlt: 'A laptop with a gauge at its lowest mark, surrounded by open windows',
  body: `
A laptop does not get slow by age. It gets slow because more is asked of it: more programs at the start, more tabs, less free space. So do not begin with a cleaning program, begin by finding out what is full.

## Find the bottleneck

Open the task manager with \`Ctrl + Shift + Esc\`, go to the tab Performance, and work as you always do. Which value is near 100 per cent?

- **Memory**: too many programs and tabs at once.
- **Disk**: an old hard disk, or one that is nearly full.
- **CPU**: one program takes everything. See [when the fan is loud](article:laptop-fan-loud).
- **None of them, but web pages are slow**: it is your network.

## Tidy up

:::steps
# Restart
Shutting the lid is not enough. Choose Restart: it empties the memory.

# Thin out the start
In the task manager under Startup apps, disable what you do not need every day. You can still open it by hand.

# Make space
Keep at least 15 per cent of the drive free. Look under Settings, System, Storage what is large. Empty the recycle bin and the downloads folder.

# Remove what you do not use
Trial programs and old games first, browser extensions second.

# Update
Install the updates of the system, then those of the maker. Let the laptop restart as often as it wants.

# Scan
Run a full virus scan with the protection that comes with the system. Two virus scanners at the same time slow each other down.
:::

:::hint
If the disk is the bottleneck and it is a hard disk with moving parts, an SSD is the best improvement there is: the start takes seconds rather than minutes. More memory comes second. Ask at a service centre whether your model allows it, since in many thin laptops the memory is soldered.
:::

:::warning
Be careful with programs that promise to clean or speed up. Many bring advertising, and some do harm. Never let anybody who calls you on the phone control your laptop.
:::

## Begin anew

If nothing helps, save your files and reset the system under Settings, System, Recovery. You can keep your files or remove everything; the second is more thorough. If the laptop freezes even then, or you hear clicking from the disk, copy your files at once and have it examined. [How a repair goes](article:how-a-repair-goes) explains the steps.
`,
}
