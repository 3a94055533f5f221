import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Comment nous traitons vos données lors d’une réparation',
  summary:
    'Un téléphone contient la moitié d’une vie. Voici ce qu’un technicien peut voir, ce qu’il ne fait jamais et ce que vous pouvez faire.',
  coverAlt: 'Un grand cadenas entre un téléphone avec des contacts et un dossier d’images',
  body: `
Confier un téléphone, c’est aussi confier des photos, des discussions et des applications bancaires. Vous devez savoir ce qu’il en advient. Ces règles s’appliquent à toute réparation Carelane.

## Ce que nous ne faisons jamais

- Nous ne regardons ni photos, ni messages, ni contacts, ni historique de navigation.
- Nous ne copions pas le contenu de votre appareil.
- Nous ne demandons aucun mot de passe de compte, de banque ou de messagerie.
- Nous n’installons rien dont la réparation n’a pas besoin.

## Ce dont un technicien a besoin

Certains tests exigent un téléphone déverrouillé : tactile, caméras, micro, charge, réseau. Pour cela, l’une de ces trois solutions suffit.

:::steps
# Vous effacez le téléphone
C’est la meilleure solution s’il fonctionne encore. [Sauvegardez vos données](article:back-up-phone-before-repair), puis réinitialisez dans les Paramètres.

# Vous activez un mode réparation
Certains téléphones proposent un mode qui cache vos données derrière un utilisateur neuf et vide. Cherchez « mode réparation » ou « mode maintenance ».

# Vous déverrouillez vous-même
Vous pouvez rester pendant un court test et saisir le code de votre main, au dépôt comme au retrait.
:::

:::warning
N’écrivez jamais votre code sur l’ordre de réparation et ne l’envoyez pas par message. Personne de notre service ne demande le mot de passe de votre compte ni ne vous appelle pour l’obtenir. Si cela arrive, raccrochez et appelez l’assistance indiquée en bas de page.
:::

## Quand on remplace une pièce qui contient de la mémoire

Sur la plupart des téléphones, vos données se trouvent sur la carte mère. Si elle doit être remplacée, les données partent avec elle ; nous vous prévenons avant et c’est vous qui décidez. Les cartes remplacées ne sont remises à personne dans un état utilisable.

## Quand le téléphone est effacé

Pour certaines pannes, la réinitialisation fait partie de la réparation. Nous vous demandons d’abord. Sans sauvegarde, le contenu ne peut pas être récupéré et nous ne pouvons pas en répondre. Prenez donc cette demi-heure avant.

## Ce que nous conservons

L’ordre contient ce qu’exige une réparation : votre nom et un moyen de vous joindre, l’IMEI ou le numéro de série, la panne, les pièces et les dates. Vous pouvez demander ce qui est enregistré à votre sujet et faire corriger les erreurs. La politique de confidentialité, en bas de page, explique comment.

Si vous pensez que quelqu’un n’a pas respecté ces règles, dites-le-nous par l’assistance téléphonique ou en évaluant votre réparation.
`,
}
