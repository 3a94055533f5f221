import type { LegalText } from '../legal-text'

export const fr: LegalText = {
  title: 'Politique de confidentialité',
  body: `
:::warning
Texte d’exemple pour une démonstration. Le groupe Aster, Kite et Solis est inventé. Avant que ce site serve de vrais clients, un juriste doit remplacer cette page.
:::

Cette page dit quelles données nous utilisons à votre sujet, pourquoi, et ce que vous pouvez nous demander.

## Qui est responsable

Carelane, le service après-vente d’Aster, Kite et Solis. L’adresse, l’assistance téléphonique et l’e-mail de votre pays sont au bas de chaque page.

## Ce que nous utilisons, et pourquoi

- **Pour une recherche.** L’IMEI, le numéro de série ou d’ordre que vous saisissez sert à cette seule réponse. Il n’est pas conservé et n’entre pas dans une adresse web.
- **Pour réparer.** L’ordre contient votre nom, un moyen de vous joindre, l’appareil et son numéro, la panne, les pièces et les dates.
- **Pour un rendez-vous ou une réponse.** Votre nom, votre téléphone ou e-mail, et ce que vous nous écrivez.
- **Pour vendre une protection.** Votre compte chez le fournisseur de connexion, votre nom et téléphone, l’IMEI et l’état du paiement. Les données de carte vont au prestataire de paiement, pas à nous.
- **Pour débloquer un téléphone.** Une photo de votre pièce d’identité et de la facture, comme la demande l’exige. Seules les personnes qui l’examinent les voient.
- **Pour la sécurité du site.** Des relevés techniques de visites, où numéros d’appareils et de téléphone sont rendus illisibles.

## Ce que nous ne faisons pas

Nous ne vendons pas de données. Nous ne regardons pas le contenu d’un appareil remis. Nous ne demandons pas de mots de passe.

## Qui d’autre en reçoit

Le centre qui répare votre appareil, le service de livraison si vous le commandez, et le prestataire de paiement si vous payez. Chacun reçoit seulement ce qu’il lui faut.

## Combien de temps

Aussi longtemps qu’il le faut pour ces usages, et que la loi de votre pays exige des traces des réparations et paiements. Ensuite, tout est effacé.

## Ce que vous pouvez demander

Savoir ce qui est conservé sur vous, faire corriger une erreur, faire effacer ce qui n’est plus utile, vous opposer à un usage. Écrivez-nous par la [page de contact](page:contact). Vous pouvez aussi saisir l’autorité de protection des données de votre pays.

## Cookies

La [politique relative aux cookies](page:policy/cookies) dit ce que ce site garde dans votre navigateur.

## Modifications

Quand cette page change, le jour à partir duquel le nouveau texte compte figure en haut.
`,
}
