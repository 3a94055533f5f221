import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Faire durer la batterie de votre téléphone',
  summary:
    'La chaleur et les longues heures à pleine charge usent une batterie plus que l’usage lui-même. Voici des habitudes gratuites qui la préservent.',
  coverAlt: 'Une batterie avec trois cellules pleines et une vide, une feuille à côté',
  body: `
Toute batterie s’use. Vos gestes quotidiens décident si cela prend deux ans ou quatre. La chimie est la même dans tous les téléphones actuels : une cellule lithium-ion, qui craint trois choses, la chaleur, la charge complète et la décharge complète.

## Ce qui compte vraiment

- **Gardez-la au frais.** Au-delà de 35 °C, une batterie vieillit bien plus vite. Ne laissez pas le téléphone au soleil, sur le tableau de bord ou sous l’oreiller pendant la charge. [Quand votre téléphone chauffe](article:phone-gets-hot) énumère les causes.
- **Restez entre 20 et 80 % quand c’est facile.** De courtes recharges dans la journée conviennent très bien. Il n’y a pas d’effet mémoire : inutile de la vider d’abord.
- **Ne la laissez pas à 100 % pendant des jours.** La plupart des téléphones proposent une limite de charge, ou un mode qui termine juste avant votre réveil. Activez-le.
- **Réservez la charge rapide aux moments pressés.** Elle chauffe davantage. La nuit, un chargeur lent fait le même travail en douceur.

## Trouver ce qui la vide

:::steps
# Ouvrez la page Batterie
Dans les Paramètres, choisissez Batterie. Les applications y sont classées selon ce qu’elles ont consommé depuis la dernière charge.

# Examinez les trois premières
Une application que vous ouvrez rarement mais qui figure en tête travaille en arrière-plan. Limitez cette activité ou supprimez l’application.

# Regardez l’écran
C’est souvent lui qui consomme le plus. Baissez la luminosité, laissez-la s’adapter et réglez la mise en veille sur 30 secondes.

# Vérifiez le réseau
Quand le signal est faible, le téléphone émet plus fort. Là où il n’y a pas de réseau, le mode avion économise beaucoup.
:::

## Quand la remplacer

Beaucoup de téléphones indiquent l’état de la batterie dans les Paramètres. En dessous de 80 % environ de la capacité d’origine, vous le sentez chaque jour. Autres signes : un téléphone qui s’éteint à 20 %, ou un niveau qui saute de dix points.

:::warning
Si le dos du téléphone se bombe ou si l’écran se soulève, la batterie a gonflé. Éteignez le téléphone, ne le chargez plus, n’appuyez pas dessus et apportez-le dans un centre de service.
:::

Une batterie est une pièce d’usure : la garantie couvre les défauts, pas le vieillissement normal. [Vérifiez votre garantie](page:warranty-check) pour savoir ce qui s’applique, et lisez [comment se passe une réparation](article:how-a-repair-goes) avant de venir.
`,
}
