import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Horaires des centres pendant le ramadan : préparez votre visite',
  summary:
    'Pendant le ramadan et autour de l’Aïd, beaucoup de centres ouvrent et ferment plus tard. Venez au bon moment, et voyez ce que vous pouvez faire de chez vous.',
  coverAlt: 'Un croissant et deux lanternes au-dessus d’un centre de service, une horloge en vitrine',
  body: `
Pendant le mois de ramadan, la journée suit un autre rythme, et nos centres de service aussi. Beaucoup ouvrent plus tard le matin, ferment avant la rupture du jeûne et rouvrent le soir. Les horaires varient d’une ville à l’autre, nous n’en donnons donc pas ici : renseignez-vous avant de partir.

## Avant de venir

:::steps
# Demandez les horaires du jour
Appelez l’assistance indiquée en bas de cette page. Elle connaît les horaires du centre que vous visez.

# Choisissez une heure calme
La première heure après l’ouverture est en général la plus tranquille. L’heure qui précède le coucher du soleil est chargée, la route du retour aussi.

# Préparez l’appareil
[Sauvegardez vos données](article:back-up-phone-before-repair) à la maison. C’est plus long que toute la visite.

# Apportez le numéro d’ordre
Si vous venez seulement retirer un appareil, ayez ce numéro sous la main.
:::

## Combien de temps dure une réparation

Le délai habituel est de 3 à 7 jours ouvrés à partir du début de la réparation. Il est indicatif, et les jours fériés l’allongent. Les jours de l’Aïd ne sont pas ouvrés. S’il vous faut le téléphone pour la fête, apportez-le dans la première moitié du mois.

## Ce que vous pouvez faire de chez vous

- [Vérifier votre garantie](page:warranty-check) avec l’IMEI, à toute heure.
- Lire nos [conseils](page:tips). Bien des pannes se passent de technicien : un port encrassé, une batterie fatiguée, une mémoire pleine.
- Si le téléphone est tombé dans l’eau ou si l’écran est cassé, les premières minutes comptent plus que les horaires. Voyez [votre téléphone est tombé dans l’eau](article:phone-fell-in-water).

## Voyage et pèlerinage

Avant un voyage, notez l’IMEI et gardez-le ailleurs que dans le téléphone. [Trouver l’IMEI](article:find-your-imei-number) prend dix secondes. La chaleur éprouve les téléphones : gardez le vôtre à l’ombre et ne le chargez pas au soleil.

À toutes celles et tous ceux qui jeûnent, nous souhaitons un mois paisible et béni.
`,
}
