import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your TV shows a picture but no sound',
  summary:
    'Most silent televisions are not broken: the sound goes somewhere else. Find out in ten minutes where it is.',
  coverAlt: 'A television with a crossed-out speaker, a sound bar below and a remote control',
  body: `
The picture is there, and you hear nothing. In most cases the television sends the sound to another place, or what you watch carries no sound that it understands. Test in this order.

:::steps
# Volume and mute
Press volume up on the television's own remote control, not on that of a set-top box. Look whether a crossed-out speaker shows.

# Another source
Change from the app to a TV channel or the other way round. If one of them has sound, the television is fine and the fault lies with the source.

# Sound output
Open Settings, Sound, Sound output. Choose the television's own speakers. If it says optical, HDMI or Bluetooth, the sound went to a sound bar, a receiver or headphones, perhaps to one that is switched off.

# Headphones
Pull out any plug. Switch off Bluetooth headphones that may still be connected in another room.

# Power
Switch off, pull the plug, wait two minutes, and plug in again.
:::

## Sound bar and receiver

Use the HDMI socket that is marked ARC or eARC at both ends, and switch on HDMI-CEC in the settings. If there is a picture and no sound only with some films, set the digital audio output to PCM: then the television decodes the sound itself, and any device understands it.

## If only some programmes are silent

- **One channel**: the fault lies with the broadcaster, or the wrong audio track is chosen. Look for a button named Audio or Language.
- **Films from a USB stick**: the file has a sound format that the television does not know. Convert it, or play it from another device.
- **One app**: sign out, update the app, and start it again.

:::hint
Most televisions have a sound test under Settings, Support or Device care. If you hear the test melody, the speakers are fine, and you need only look for the cause in settings and sources.
:::

## When the speakers are at fault

No test melody, crackling at low volume, or sound from one side only point to speakers, cable or mainboard. Note the model and serial number from the label on the back, and read [how a repair goes](article:how-a-repair-goes). Is the picture at fault as well, or does the set stop now and then, see [when the Wi-Fi keeps dropping](article:tv-wifi-keeps-dropping).
`,
}
