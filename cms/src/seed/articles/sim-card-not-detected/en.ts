import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your phone does not see the SIM card',
  summary:
    "'No SIM' is often a matter of a tray that sits askew or a setting. Go through these checks in order before you ask for a new card.",
  coverAlt: 'A SIM card beside an open tray at the edge of a phone',
  body: `
A phone talks to a SIM card through six or eight thin contacts. A little dust or a card that has moved by half a millimetre is enough to break the connection. Work from simple to difficult, and stop as soon as it works.

:::steps
# Restart
Switch the phone off and on again. This alone solves a good part of the cases.

# Check aeroplane mode
Switch it on, wait ten seconds, and switch it off. The phone looks for the network again.

# Look whether the SIM is switched on
Open Settings, then SIM or Mobile network. With two slots, one of them may be switched off.

# Take the card out
Switch the phone off. Push the tool that came with the phone, or a paper clip, straight into the small hole beside the tray until it comes out. Make sure it is the tray's hole and not that of a microphone.

# Clean and place it again
Wipe the gold contacts with a dry, soft cloth. Lay the card into the frame so that the cut corner matches, flat and without play. Push the tray in until it is level with the edge.

# Swap
Try your card in another phone, and another card in yours. Now you know which of the two is the cause.
:::

## What the result means

- **Your card fails in other phones too**: your operator replaces it. Your number stays the same.
- **No card works in your phone**: try the other slot, install updates, then bring it in.
- **The phone shows a network but you cannot call**: this is not the card. Ask your operator whether the number is active, and whether your phone suits its networks. [Old networks are closing](article:old-networks-are-closing) explains why that changes.
- **The phone asks for a PIN or PUK**: do not guess. After three wrong PINs the card locks, and after ten wrong PUKs it is lost. The letter from your operator has both.

:::warning
Do not use a card that was cut by hand, and no adapter that does not fit closely. Both get stuck and pull the contacts off when the tray comes out.
:::

If the tray does not come out, do not pull with pliers. A technician frees it without harm. And if your phone can use one, [an eSIM](article:esim-a-sim-without-a-card) does without card and tray.
`,
}
