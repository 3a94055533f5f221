import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Faut-il un compte pour utiliser ce site ?',
    answer: `
Pour l’essentiel, non. Sans compte, vous pouvez vérifier la garantie, suivre une réparation, trouver un centre de service, consulter le prix des pièces, vérifier une pièce, télécharger des pilotes et tout lire.

Vous vous connectez pour

- acheter et payer une protection pour un téléphone,
- voir vos commandes et l’historique des activations, ou annuler une commande,
- déposer et suivre une demande de déblocage d’un téléphone.

C’est le compte du groupe, celui que vous avez peut-être déjà sur votre téléphone. À la déconnexion, vos données sont retirées de ce navigateur. Faites-le si le téléphone ou l’ordinateur n’est pas à vous.
`,
  },
  'i-cannot-log-in': {
    question: 'Je n’arrive pas à me connecter, ou la connexion ne tient pas. Que faire ?',
    answer: `
La connexion se fait sur la page du fournisseur de compte, qui vous renvoie ici. Si la session n’est toujours pas ouverte à votre retour, cela vient le plus souvent du navigateur.

:::steps
# Autorisez le stockage
Les fenêtres privées et les bloqueurs stricts oublient aussitôt la connexion. Autorisez ce site à enregistrer des données.

# Réglez l’heure
Une date fausse rend toute connexion invalide. Laissez l’appareil régler l’heure tout seul.

# Connectez-vous à nouveau
Fermez les autres fenêtres de ce site, déconnectez-vous et réessayez.
:::

Un mot de passe oublié se réinitialise sur la page du fournisseur. Notre service ne le voit pas et ne le demande jamais. Toujours bloqué ? [Contactez-nous](page:contact) et dites à quelle étape cela s’arrête.
`,
  },
  'rate-a-repair': {
    question: 'Comment évaluer une réparation, et jusqu’à quand ?',
    answer: `
Dans les 3 mois qui suivent l’ordre de réparation. L’évaluation se trouve avec votre réparation terminée, sur la page [suivi de réparation](page:repair-status).

Vous donnez de une à cinq étoiles pour quatre choses : les locaux, l’attitude du personnel, la rapidité et la qualité de la réparation. Puis vous dites si vous recommanderiez le service. Quand il y a peu d’étoiles, nous demandons la raison, comme une longue file, une pièce manquante ou un prix élevé : touchez ce qui convient.

Tout ce que vous écrivez est lu. [Deux minutes qui changent quelque chose](article:rate-your-repair) explique ce qui se passe ensuite. Si la panne est toujours là, n’attendez pas de réponse à l’évaluation : revenez avec l’ordre.
`,
  },
  'appeal-for-unlocking': {
    question: 'Mon téléphone est bloqué. Comment demander son déblocage ?',
    answer: `
Ouvrez la [demande de déblocage](page:phone-unlocking-appeal) et préparez ceci, avec une photo nette de chaque document :

- votre pièce d’identité et son numéro,
- la facture du téléphone et son numéro,
- IMEI 1, tel que l’affichent \`*#06#\` ou la boîte,
- la carte d’embarquement et le numéro de vol, si on vous les demande.

Les photos doivent montrer les quatre bords, sans reflet. Vous choisissez aussi un magasin près de chez vous, et vous autorisez le site à voir où vous êtes.

Votre demande est examinée sous 7 jours ouvrés. Suivez-la sous « Mes demandes » : vous voyez son état et la remarque, et vous pouvez corriger ce qui n’allait pas.
`,
  },
  'appeal-needs-my-location': {
    question: 'La demande dit qu’elle n’obtient pas ma position. Comment l’autoriser ?',
    answer: `
La demande a besoin de savoir où vous êtes pendant que vous la remplissez. Si vous avez un jour choisi « Bloquer », le navigateur ne demande plus. Changez-le ainsi :

:::steps
# Ouvrez la page de la demande
Utilisez le navigateur lui-même, pas la fenêtre d’une autre application.

# Touchez le signe devant l’adresse
C’est un cadenas ou deux curseurs. Choisissez « Autorisations » ou « Paramètres du site ».

# Mettez Position sur Autoriser
Si elle manque, touchez « Réinitialiser les autorisations ».

# Rechargez la page
Acceptez quand elle le demande.
:::

La localisation doit aussi être activée sur le téléphone, et pour le navigateur dans les paramètres du téléphone. À l’intérieur, cela peut prendre une demi-minute. Revenez ensuite à votre [demande](page:phone-unlocking-appeal).
`,
  },
  'use-a-referral-code': {
    question: 'J’ai un code de parrainage. Où le saisir ?',
    answer: `
Dans le champ prévu au moment d’[acheter la protection](page:purchase-service), avant de payer. Le code est vérifié aussitôt : vous savez s’il compte avant tout paiement. Après le paiement, il ne peut plus être ajouté.

:::steps
# Connectez-vous
Les codes sont vérifiés pour un compte.

# Choisissez le téléphone et la formule
Saisissez l’IMEI pour voir ce qui est possible pour votre téléphone.

# Saisissez le code
Lettres et chiffres tels que vous les avez reçus, sans espaces.
:::

S’il est refusé, il a peut-être expiré, ou il vaut pour un autre pays ou une autre formule. Demandez à la personne qui vous l’a donné. Vous pouvez toujours acheter sans code.
`,
  },
}
