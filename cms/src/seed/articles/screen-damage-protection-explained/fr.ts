import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'La protection d’écran expliquée : ce qu’elle couvre et ce qu’elle ne couvre pas',
  summary:
    'Un écran gratuit dans l’année, après une chute ou un choc. Lisez les conditions avant d’acheter, car les jours depuis l’activation comptent.',
  coverAlt: 'Un téléphone et un écran sous un grand parapluie',
  body: `
La garantie paie les défauts du produit. Une chute n’en est pas un, et un écran neuf est souvent la réparation la plus chère d’un téléphone. C’est ce vide que comble la protection d’écran (Screen Damage Protection). Voici ce qu’elle fait, sans petits caractères.

## Ce qui est couvert

- **Un remplacement gratuit du bloc écran** dans l’année qui suit le jour de la prise d’effet.
- Les dommages dus à **un choc accidentel, une chute ou une pression**.
- La pièce et la main-d’œuvre de cette seule réparation.

## Ce qui n’est pas couvert

- Un deuxième écran cassé : la protection est épuisée avec le premier.
- Les rayures visibles, mais qui ne gênent ni l’image ni le tactile.
- Les dommages par liquide, la perte et les dommages volontaires.
- Un écran déjà cassé avant le début de la protection.

## Quand l’acheter

:::steps
# En ligne ou dans l’application
Dans les 3 jours qui suivent l’activation du téléphone.

# Dans un centre de service
Dans les 15 jours qui suivent l’activation, avec un écran intact. Il est examiné sur place.
:::

Chaque téléphone peut l’avoir une fois. Elle prend effet quelques jours après l’activation ; le nombre exact s’affiche avant le paiement. Elle n’existe pas pour tous les modèles ni dans tous les pays.

## Comment l’utiliser

1. L’écran se casse. [Les premiers gestes](article:cracked-screen-first-steps) protègent vos doigts et vos données.
2. Vous venez dans un centre de service, ou vous remettez le téléphone au service d’enlèvement là où il existe.
3. L’avantage est décompté. Aucun papier n’est nécessaire, l’appareil suffit.
4. L’écran est remplacé, et vous le testez avant de partir.

:::hint
L’extension de garantie (Extended Warranty) est autre chose : elle prolonge la garantie d’un an, pour les pannes et non pour les accidents. Elle s’achète pendant la garantie, une fois par téléphone.
:::

## Si le téléphone est échangé

Quand vous recevez un autre téléphone sous garantie, la protection peut vous suivre. Demandez-le à l’assistance téléphonique ou dans le chat en ligne ; comptez environ 5 jours ouvrés. Ce qui reste est recalculé pour le nouveau téléphone.

Vous ne savez pas ce dont votre téléphone bénéficie ? La [vérification de garantie](page:warranty-check) vous le montre.
`,
}
