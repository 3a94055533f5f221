import type { LegalText } from '../legal-text'

export const fr: LegalText = {
  title: 'Conditions d’utilisation',
  body: `
:::warning
Texte d’exemple pour une démonstration. Le groupe Aster, Kite et Solis est inventé. Avant que ce site serve de vrais clients, un juriste doit remplacer cette page.
:::

Ces conditions valent chaque fois que vous utilisez ce site. Elles n’ajoutent rien à ce que vous payez et n’enlèvent rien aux droits que la loi vous donne.

## À quoi sert le site

Vérifier une garantie, suivre une réparation, trouver un centre, consulter le prix des pièces, lire conseils et conditions, acheter une protection. La plupart de ces services ne demandent pas de compte.

## Ce que valent les réponses

- **Les prix** des pièces et de la main-d’œuvre sont indicatifs. Ce qui compte est le prix que le centre vous annonce avant la réparation.
- **Les délais** sont indicatifs. Une réparation prend d’ordinaire 3 à 7 jours ouvrés à partir de son début ; les jours fériés l’allongent.
- **La vérification de garantie** montre ce qui est enregistré pour l’appareil. Si une panne est couverte se décide après examen, selon la [politique de service](page:service-policy) de votre pays.
- **Les conseils** sont écrits avec soin. Ne faites que ce que vous savez faire, et laissez une batterie gonflée ou un appareil ouvert à un technicien.

## Ce que nous vous demandons

- Ne saisissez que les numéros d’appareils qui sont à vous ou pour lesquels vous pouvez demander.
- N’interrogez pas le site en masse avec des programmes et ne contournez pas sa protection.
- Remettez de vrais documents. Une demande faite avec des faux est refusée.

## Acheter une protection

Vous voyez la formule, sa durée, ses conditions et le total avant de payer. Le contrat commence quand le paiement est confirmé. La commande est sous « Mes commandes », où vous pouvez aussi l’annuler selon ses conditions. Chaque formule existe une fois par téléphone.

## Textes et images

Les textes, images et noms de ce site appartiennent au groupe. Vous pouvez les lire, imprimer et partager pour vous-même, avec la source.

## Si quelque chose ne va pas

Nous faisons marcher le site de notre mieux et corrigeons les erreurs dès que nous les connaissons. Rien ici ne limite notre responsabilité là où la loi l’interdit.

## Droit et litiges

La loi du pays dont vous utilisez la section s’applique, avec les droits qu’elle donne aux consommateurs. Dites-le-nous d’abord par la [page de contact](page:contact) : presque tout peut s’y régler.

## Modifications

Quand ces conditions changent, le jour à partir duquel le nouveau texte compte figure en haut. Pour une commande, ce sont les conditions du jour de la commande qui valent.
`,
}
