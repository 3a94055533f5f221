import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Comment se passe une réparation, étape par étape',
  summary:
    'De la première question au téléphone dans votre main : ce qui se passe, combien de temps cela dure et où c’est vous qui décidez.',
  coverAlt: 'Un établi avec un téléphone ouvert, son dos, un tournevis et des vis',
  body: `
La plupart des gens font réparer un téléphone une fois en plusieurs années et ne savent pas à quoi s’attendre. Voici le parcours d’une réparation chez Carelane, et les moments où la décision vous revient.

:::steps
# Vérifiez la garantie
La [vérification de garantie](page:warranty-check) vous dit aussitôt si votre téléphone est couvert. Il vous faut son [IMEI](article:find-your-imei-number).

# Sauvegardez vos données
Une réparation peut exiger une réinitialisation. [Sauvegardez vos données](article:back-up-phone-before-repair), retirez les cartes SIM et mémoire et déconnectez votre compte.

# Déposez l’appareil
Apportez l’appareil, le chargeur si la panne concerne la charge, et la facture si vous l’avez. Racontez ce qui s’est passé et quand. Vous recevez un ordre de réparation avec un numéro : gardez-le, il permet de suivre la réparation à tout moment.

# Recevez le devis
Un technicien examine l’appareil. S’il y a quelque chose à payer, vous recevez d’abord un prix, pièce et main-d’œuvre séparées. Vous dites oui ou non.

# Attendez la réparation
Le délai habituel est de 3 à 7 jours ouvrés à partir du début de la réparation. Il est indicatif, et les jours fériés l’allongent. S’il manque une pièce, nous vous le disons.

# Testez et repartez
Testez sur place ce qui était en panne : un appel, une photo, la charge. Comparez l’IMEI de l’ordre de réparation et celui du téléphone.
:::

## Ce que vous décidez

- Réparer ou non, une fois le prix connu.
- Si le téléphone peut être effacé.
- Ce qui se passe si une autre panne apparaît : nous demandons avant de continuer.
- Emporter ou non la pièce remplacée, lorsque la garantie ne la réclame pas.

:::hint
La carte jointe à l’emballage de certains appareils vous donne la priorité à l’accueil d’un centre de service. Présentez-la en arrivant.
:::

## Si cela ne va pas mieux

Revenez avec l’ordre de réparation. La même panne, peu après une réparation, est examinée en priorité. Et dites-nous comment cela s’est passé, en bien ou en mal : chaque avis est lu par des personnes qui peuvent changer les choses.

## Téléviseurs et gros appareils

Un téléviseur, un lave-linge ou un réfrigérateur est souvent réparé à domicile. Préparez le modèle et le numéro de série inscrits sur l’étiquette, dégagez l’accès et restez sur place quand le technicien fait l’essai.
`,
}
