import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Combien de temps dure une réparation ?',
    answer: `
D’ordinaire 3 à 7 jours ouvrés, à compter du jour où la réparation commence. Ce délai est indicatif : les jours fériés l’allongent, de même qu’une pièce à commander. Le jour prévu s’affiche sur la page [suivi de réparation](page:repair-status).

Certaines réparations se font pendant que vous attendez, en réparation rapide d’environ 2 heures. Cela dépend de la panne, du stock de pièces et du nombre de personnes avant vous. Demandez en déposant l’appareil.

:::hint
Venez tôt et en milieu de semaine. Les files sont les plus longues le premier et le dernier jour ouvré.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Combien coûte une réparation, et quand est-ce que je connais le prix ?',
    answer: `
Avant que quoi que ce soit ne commence. Le devis indique la pièce et la main-d’œuvre séparément, et vous dites oui ou non.

Pour une première idée, consultez le [prix de la pièce](page:spare-parts-price) : choisissez le produit, la marque, la série et le modèle. Vous voyez la pièce, la main-d’œuvre et le total. Ces prix sont indicatifs. Le technicien examine ensuite l’appareil et établit le devis qui compte.

Un défaut de matière ou de fabrication pendant la garantie ne vous coûte rien. [Vérifiez d’abord la garantie](page:warranty-check), et voyez si vous avez une [protection pour l’écran](page:protection).
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'Que dois-je apporter quand je dépose mon appareil ?',
    answer: `
:::steps
# L’appareil, un peu chargé
Un technicien ne peut tester que ce qui s’allume. Apportez le chargeur et le câble si la panne concerne la charge.

# La facture, si vous l’avez
Elle aide quand la date d’achat est en question. La carte jointe à l’emballage de certains appareils vous donne la priorité à l’accueil.

# Vos données, sauvegardées
[Sauvegardez vos données](article:back-up-phone-before-repair), puis retirez la carte SIM et la carte mémoire.

# Votre compte et vos codes
Déconnectez votre compte, ou venez déverrouiller l’appareil vous-même. N’écrivez jamais un code sur l’ordre de réparation.
:::

Laissez la coque et le film de protection chez vous : ils gênent et se perdent facilement.
`,
  },
  'how-to-track-a-repair': {
    question: 'Comment savoir où en est ma réparation ?',
    answer: `
Ouvrez la page [suivi de réparation](page:repair-status) et saisissez l’un des deux :

- le **numéro d’ordre**, inscrit sur le papier reçu au dépôt de l’appareil ;
- le **numéro de téléphone** que vous avez laissé, avec l’indicatif du pays devant, par exemple \`+234\`, un tiret, puis le numéro.

Vous voyez l’état en toutes lettres, comme « En réparation » ou « Terminé », et le moment de chaque étape. Si rien ne s’affiche, relisez d’abord les chiffres, puis le numéro de téléphone : ce doit être celui de l’ordre. Toujours rien ? [Contactez-nous](page:contact) avec l’ordre sous la main.
`,
  },
  'will-my-data-be-erased': {
    question: 'Mes données seront-elles effacées pendant la réparation ?',
    answer: `
C’est possible. Certaines pannes exigent une réinitialisation, et quand la carte mère est remplacée, les données partent avec elle. Nous vous demandons avant. Sans sauvegarde, le contenu de l’appareil ne peut pas être récupéré : [sauvegardez vos données](article:back-up-phone-before-repair) avant le dépôt, même pour une petite panne.

Les techniciens n’ouvrent ni vos photos, ni vos messages, ni vos comptes, et personne ne demande le mot de passe de votre compte. Si votre appareil a un mode réparation, activez-le : il cache vos données derrière un utilisateur vide. [Comment nous traitons vos données](article:how-we-treat-your-data-in-a-repair) réunit toutes les règles.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Peut-on venir chercher mon téléphone et me le rapporter ?',
    answer: `
Oui, dans certaines villes. Pour une réparation avec enlèvement, vous réservez, nous venons chercher l’appareil, puis il est réparé. La page [service après-vente](page:after-sales) de votre pays nomme les villes, s’il y en a.

:::steps
# Réservez
Donnez l’adresse, l’heure et la panne. Vous recevez un numéro d’ordre.

# Emballez
Sauvegardez vos données, éteignez l’appareil, retirez les cartes et calez-le pour que rien ne bouge.

# Suivez
Le [suivi de réparation](page:repair-status) montre quand l’appareil attend l’enlèvement, quand il est en route et quand il est en réparation.
:::

S’il y a quelque chose à payer, vous recevez d’abord le devis, comme au comptoir.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Puis-je prendre rendez-vous pour une réparation ?',
    answer: `
Là où la réservation en ligne existe, vous la trouvez sous [rendez-vous de réparation](page:repair-appointment), et à côté de chaque résultat de la [recherche de centres](page:service-center) avec « Réserver maintenant ». Choisissez le centre, le jour et l’heure, et dites en quelques mots ce qui ne va pas.

Un rendez-vous signifie que quelqu’un vous attend. Il ne dit pas combien de temps dure la réparation : cela dépend de la panne et de la pièce.

Si votre pays n’a pas de réservation en ligne, venez sans rendez-vous pendant les heures d’ouverture. Avant un long trajet, appelez le centre et demandez si la pièce est là.
`,
  },
  'the-fault-came-back': {
    question: 'La même panne est revenue après la réparation. Que faire ?',
    answer: `
Revenez avec l’appareil et l’ordre de la première réparation. La même panne, peu après une réparation, est examinée en priorité. Notez quand elle se produit et, si possible, filmez-la : une panne qui n’apparaît que de temps en temps est difficile à trouver sur un établi.

Avant de partir, vérifiez deux choses qui ressemblent à l’ancienne panne sans en être :

- une coque ou un film qui couvre un capteur ou appuie sur un bouton ;
- une application installée après la réparation. Redémarrez en mode sans échec, si l’appareil en a un, et voyez si la panne reste.

Pensez aussi à [évaluer la réparation](article:rate-your-repair) : une panne qui revient est ce que nous avons le plus besoin de savoir.
`,
  },
}
