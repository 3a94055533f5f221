import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Set up a tablet for a child',
  summary:
    'Half an hour of settings keeps out what is not for children, keeps your money in your pocket and saves many arguments.',
  coverAlt: 'A tablet showing a house in the hills, with a padlock and three building blocks',
  body: `
A tablet from the box is made for grown-ups: it can buy, install and call anybody. Most of what a child needs is a matter of settings and agreements, and not of special devices.

:::steps
# Update first
Install all updates before you hand it over. Later nobody has the patience.

# Give the child an account of its own
Under Settings, look for Users, Family or Parental controls. Do not let the child use yours: your messages, photos and means of payment hang on it.

# Stop purchases
Require your password for every purchase, and remove saved cards from the account. Most unpleasant bills come from purchases inside games.

# Limit what can be installed
Set the age limit in the app store. Let the store ask you before it installs anything.

# Set times
An hour a day and nothing after bedtime is easier to keep when the tablet does it. Exempt reading and learning apps, if you like.

# Filter the web
Switch on safe search and the filter of the browser. No filter is perfect, so keep the tablet in the living room at first.

# Protect it
A case that goes round the corners and a screen protector cost little. Most broken screens come from one metre.
:::

## Look at the permissions

Go through the apps under Settings, Privacy. A drawing program does not need the location, and a game needs no contacts. Switch the microphone and camera off where they are not needed.

## Talk about it

- Tell the child what you have set and why. Secret controls do not stay secret.
- Agree what happens when something frightening appears: put it down, and come to you, with no blame.
- Look at the settings together every half year, and loosen them step by step.

:::hint
Set the volume limit to about 80 per cent, and use headphones with a limit of 85 dB. Small ears are sensitive, and a tablet can be very loud.
:::

## Save yourself trouble

Write down the password and the serial number, and keep the invoice. Switch on the backup, so that drawings and photos survive a fall. If the screen breaks all the same, [the first steps](article:cracked-screen-first-steps) are the same as with a phone. Should touch behave strangely through sticky fingers, see [when touch does not respond](article:tablet-touch-not-responding).
`,
}
