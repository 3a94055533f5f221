import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Trouver l’IMEI de votre téléphone',
  summary:
    'L’IMEI distingue un téléphone de tous les autres. Il sert à vérifier la garantie, à faire réparer l’appareil et en cas de perte.',
  coverAlt: 'Un téléphone avec son clavier, et l’étiquette de sa boîte avec un code-barres',
  body: `
Tout téléphone capable de se connecter à un réseau mobile possède un IMEI, un numéro à 15 chiffres. Il appartient à l’appareil et non à la carte SIM : il ne change donc pas si vous changez de numéro ou d’opérateur.

## Trois façons de le trouver

:::steps
# Composez le code
Ouvrez l’application Téléphone et tapez \`*#06#\`. Le numéro s’affiche aussitôt, sans appuyer sur la touche d’appel. Un téléphone à deux emplacements SIM en affiche deux.

# Cherchez dans les Paramètres
Ouvrez Paramètres, puis À propos du téléphone. Selon le modèle, il s’y trouve directement, ou sous État ou Informations IMEI.

# Regardez la boîte
L’étiquette sur le petit côté de l’emballage l’indique à côté d’un code-barres. La facture le mentionne souvent aussi.
:::

:::hint
S’il y a deux numéros, prenez le premier, IMEI 1. Si la vérification de garantie ne le connaît pas, essayez le second.
:::

## Si le téléphone ne s’allume pas

Sortez le tiroir SIM : sur certains modèles, le numéro y est imprimé en très petits caractères. Sinon, prenez la boîte ou la facture. Si le téléphone est lié à un compte, la page de ce compte qui localise les appareils peut indiquer le numéro de chaque téléphone.

## Pourquoi le noter dès aujourd’hui

- **Pour la garantie.** Saisissez-le dans la [vérification de garantie](page:warranty-check) : vous voyez jusqu’à quand votre téléphone est couvert.
- **Pour une réparation.** Le centre de service l’inscrit sur l’ordre de réparation. Comparez-le au retrait.
- **Après un vol.** Votre opérateur peut bloquer le téléphone grâce à l’IMEI, et la police le demande.
- **Avant d’acheter un téléphone d’occasion.** Comparez le numéro du téléphone et celui de la boîte. S’ils diffèrent, demandez pourquoi.

:::warning
Traitez ce numéro comme celui d’une pièce d’identité. N’en publiez pas de photo et ne le donnez qu’à ceux qui en ont besoin : votre opérateur, la police, un centre de service.
:::

Les ordinateurs portables, les téléviseurs et les tablettes sans carte SIM n’ont pas d’IMEI. Ils ont un numéro de série, imprimé sur une étiquette dessous ou au dos.
`,
}
