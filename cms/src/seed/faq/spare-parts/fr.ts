import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Où trouver le prix d’une pièce détachée ?',
    answer: `
Sous [prix des pièces](page:spare-parts-price). Choisissez l’un après l’autre :

1. le produit et la marque,
2. la série et le modèle,
3. le type de pièce, comme l’écran ou la batterie,
4. pour la carte mère, la taille de la mémoire et du stockage.

Vous voyez le prix de la pièce, la main-d’œuvre et le total. Ce sont des prix indicatifs pour votre pays. Si vous ne connaissez pas le modèle, regardez dans Paramètres, « À propos du téléphone », ou sur la boîte.

Si un modèle manque, il est peut-être tout nouveau, ou plus ancien que la liste. Un [centre de service](page:service-center) peut quand même vous dire le prix.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Pourquoi le prix final peut-il différer de celui du site ?',
    answer: `
Le site connaît la pièce que vous avez choisie. Le technicien connaît votre appareil. Voici les raisons habituelles :

- **Une autre panne derrière la première.** Un téléphone qui ne charge pas peut avoir besoin d’un port, d’une batterie ou d’une carte mère.
- **Des dégâts autour.** Un châssis plié casse un écran neuf en quelques jours : on remplace donc les deux.
- **La garantie ou une protection.** Vous payez alors moins, ou rien.
- **Un prix plus récent.** Les prix changent ; celui du jour du devis compte.

Vous recevez le devis avant la réparation, pièce et main-d’œuvre séparées. S’il dépasse ce que vous attendiez, dites non et reprenez l’appareil tel quel. Demandez avant si l’examen est payant.
`,
  },
  'is-my-part-genuine': {
    question: 'Comment savoir si une pièce est d’origine ?',
    answer: `
Les pièces de notre service portent un numéro de série. Saisissez-le sous [vérifier une pièce](page:spare-parts-serial). Il y a deux réponses possibles : le numéro est d’origine et vient de notre service, ou non.

Recopiez le numéro de l’étiquette de la pièce ou de son sachet, lettres et chiffres tels quels. \`O\` et \`0\`, \`I\` et \`1\` se confondent facilement : essayez les deux avant de conclure.

:::warning
Une batterie qui n’est pas d’origine peut gonfler ou brûler. Si la vôtre gonfle, sent ou chauffe sans être utilisée, arrêtez la charge et apportez-la dans un [centre de service](page:service-center). N’appuyez pas dessus et ne la percez pas.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Puis-je garder la pièce remplacée ?',
    answer: `
Souvent oui, si vous avez payé la réparation. Dites-le au dépôt, car les pièces sont triées le jour même. Il y a trois exceptions :

- Lors d’une réparation sous garantie ou avec une protection, l’ancienne pièce est d’ordinaire échangée contre la nouvelle et repart.
- Les batteries qui gonflent ou fuient restent chez nous : les rapporter chez soi est dangereux.
- Les cartes mères remplacées contiennent vos données. Elles ne sont remises à personne dans un état utilisable.

Ce qui reste chez nous est démonté et recyclé. [Que deviennent les vieux appareils](article:what-happens-to-old-electronics) vous explique comment, et ce que vous pouvez faire du vieil appareil lui-même.
`,
  },
}
