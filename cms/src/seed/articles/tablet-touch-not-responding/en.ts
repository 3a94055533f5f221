import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: "Your tablet's touch screen does not respond",
  summary:
    'Dead places, taps that land beside the target, or a screen that types by itself. Many of these faults sit on the screen and not in it.',
  coverAlt: 'A finger touches the screen of a tablet, with dashed rings around its tip',
  body: `
A touch screen measures tiny electric changes where your finger is. All that disturbs this, water, grease, a thick film, a bad charger, looks like a broken screen. So rule out the simple causes first.

:::steps
# Unplug the charger
If touch is fine without it, the charger or cable disturbs the screen. Use another one.

# Clean the screen
Switch it off and wipe it with a slightly damp microfibre cloth, then dry it. Dry your hands too.

# Take off film and case
A bubble or a hard edge presses on the glass. If touch works without the film, put on a thinner one.

# Force a restart
Hold the power button for 15 to 30 seconds, on many tablets together with volume up, until it starts anew. You need no touch for that.

# Free some memory
If the tablet reacts late rather than not at all, it is short of memory or storage. Close apps, and delete what you do not use.

# Update
Many touch faults are mended by an update.
:::

## Test where it fails

Open a drawing app and slowly paint over the whole screen in lines.

- **Gaps always in the same place**: the touch layer is damaged there.
- **Gaps that move**: moisture, grease or charger.
- **Lines where you do not touch**: the screen may be under pressure. Look whether the case or the battery bulges.
- **No gaps at all**: then an app is the cause. Start in safe mode, which runs without the apps you installed. If all is well there, remove the latest ones one by one.

:::warning
If the back is bulging or the screen stands up at an edge, switch off and do not charge. The battery is swollen and presses on the screen from inside.
:::

## Get at your data all the same

Connect a mouse with a USB-C adapter or by Bluetooth. You can then unlock the tablet and [save your data](article:back-up-phone-before-repair) before you reset it or bring it in.

As the last step, reset the tablet under Settings. If the gaps are still there afterwards, it is the screen, and that is a matter for [a repair](article:how-a-repair-goes).
`,
}
