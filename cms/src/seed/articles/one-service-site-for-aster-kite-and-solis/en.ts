import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'One service site for Aster, Kite and Solis',
  summary:
    'Phones, accessories, televisions and household appliances of the group now share one place for help: Carelane.',
  coverAlt: 'A web page with a search field, connected to a phone, a laptop and a television',
  body: `
Until now each brand of the group had help pages of its own. If you owned an Aster phone and a Solis television, you had to learn two sites. From today there is one: Carelane, the service site of Aster, Kite and Solis.

## What you find here

- **Tips** that help you solve a fault yourself, sorted by [mobile phones](page:tips?category=mobile-phones), [TVs](page:tips?category=tvs), [computers](page:tips?category=computers), [tablets](page:tips?category=tablets) and [home appliances](page:tips?category=home-appliances).
- **The warranty check.** Enter the IMEI of your phone and see until when it is covered: [check your warranty](page:warranty-check).
- **News** of the service and of what changes for owners of electronic devices.

Each page begins with the answer. What explains it stands below, and what costs money is named as such.

## A section for your country

Carelane has 67 sections: one for each country or region we serve, and a global one. Address, hotline and opening hours in the footer are those of your country. If you travel, you can [choose another country or region](page:choose-your-country-or-region) at any time.

The site speaks 14 languages. Arabic reads from right to left, as it should. Some texts are not in all languages yet; you then see them in English, and the page says so.

## Made for slow networks and old phones

Many visitors come with a damaged phone, or with a borrowed one. So the pages are small, load no fonts and no films, and the tools work even when the browser runs no scripts.

:::hint
Before you look for a tool, have the number of your device at hand. [Find the IMEI of your phone](article:find-your-imei-number) shows you where it is.
:::

## What stays the same

Your warranty does not change, nor do the service centres. Links to the old pages lead to the new ones. If you do not find something, the hotline in the footer goes on helping you.
`,
}
