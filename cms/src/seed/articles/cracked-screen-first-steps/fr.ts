import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Écran fissuré : les premiers gestes',
  summary:
    'Protégez vos doigts, sauvegardez vos données, cherchez ce qui est cassé et décidez au calme. Attendre améliore rarement une fissure.',
  coverAlt: 'Un téléphone à l’écran fissuré, une bande adhésive posée en travers',
  body: `
Une chute dure une seconde, et vous voilà avec un téléphone couvert d’une toile de fissures. Avant de penser au prix, faites quatre choses, dans cet ordre.

:::steps
# Couvrez la vitre
Enlevez les éclats avec un essuie-tout plié, pas avec la main. Collez du ruban adhésif transparent sur les fissures. Il tient le verre, arrête la poussière, et l’écran réagit souvent encore au travers.

# Sauvegardez vos données
Un écran qui marche aujourd’hui peut être noir demain. [Sauvegardez vos données](article:back-up-phone-before-repair) maintenant, tant que vous pouvez déverrouiller le téléphone.

# Testez le téléphone
Cherchez des taches noires, des lignes de couleur et des zones qui ne réagissent pas au toucher. Prenez une photo avec chaque caméra et passez un appel.

# Regardez le châssis
Posez le téléphone sur une table. S’il bascule ou si la vitre se soulève d’un côté, le châssis est tordu. Ne le chargez pas avant que quelqu’un ait regardé la batterie.
:::

## Qu’est-ce qui est cassé ?

- **La vitre seule** : l’image est entière et le tactile marche. Vous avez le temps, mais l’humidité et la poussière entrent.
- **La dalle** : taches, lignes, scintillement ou noir. Cela s’étend, souvent en quelques jours.
- **Le tactile** : l’image est bonne, mais le téléphone écrit tout seul ou ne réagit plus. Éteignez-le quand il agit tout seul, pour qu’il ne se verrouille pas.

Sur la plupart des téléphones actuels, la vitre, le tactile et la dalle forment une seule pièce et se remplacent ensemble.

## La garantie paie-t-elle ?

Une garantie couvre les défauts de matière et de fabrication. Une chute est un accident ; en règle générale, elle n’est donc pas couverte. Il en va autrement avec la protection d’écran : voyez [ce qu’elle couvre](article:screen-damage-protection-explained). [Vérifiez votre garantie](page:warranty-check) dans tous les cas : vous verrez ce dont votre téléphone bénéficie.

:::warning
N’ouvrez pas vous-même le téléphone pour économiser. La batterie est juste derrière l’écran, et un outil qui dérape peut la percer.
:::

## À quoi vous attendre

Le devis indique la pièce et la main-d’œuvre avant tout travail, et c’est alors que vous décidez. Le délai habituel est de 3 à 7 jours ouvrés à partir du début de la réparation ; il est indicatif, et les jours fériés l’allongent. [Comment se passe une réparation](article:how-a-repair-goes) donne les détails.
`,
}
