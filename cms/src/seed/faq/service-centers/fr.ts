import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'Comment trouver le centre de service le plus proche ?',
    answer: `
Ouvrez [centres de service](page:service-center). Il y a deux façons de chercher :

- par **pays, région et ville**, d’une liste à l’autre ;
- par **mot-clé**, comme une rue, un quartier ou le nom d’un centre commercial.

Chaque résultat indique le nom, le téléphone, l’e-mail, les horaires de chaque jour, la marque prise en charge, la distance et l’itinéraire. Pour la distance, votre navigateur demande où vous êtes. Si vous refusez, tout le reste fonctionne.

Si rien ne s’affiche, prenez une ville voisine plus grande, ou laissez le quartier de côté. L’orthographe varie entre les cartes et les adresses plus souvent qu’on ne le pense.
`,
  },
  'when-is-the-center-open': {
    question: 'Quels sont les horaires de mon centre de service ?',
    answer: `
Les horaires de chaque centre, du lundi au dimanche, figurent sur la page [centres de service](page:service-center). Ils varient : un centre situé dans une galerie commerciale peut ouvrir plus tard et le dimanche, un autre dans un quartier d’affaires peut fermer le samedi.

Les jours fériés et pendant le ramadan, les horaires peuvent changer au dernier moment. Appelez avant de partir ; le numéro est à côté des horaires.

:::hint
Si vous voulez attendre la réparation, venez au moins une heure avant la fermeture. Les appareils qui arrivent plus tard sont examinés le lendemain matin.
:::

Les horaires du pied de page sont ceux de l’assistance téléphonique, pas ceux des centres.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Tous les centres réparent-ils tous les appareils ?',
    answer: `
Non. Chaque résultat de la [recherche](page:service-center) indique la marque prise en charge. Les téléphones Aster et Kite et les accessoires Kite se déposent au comptoir. Pour les téléviseurs, climatiseurs, réfrigérateurs et lave-linge Solis, un technicien vient souvent chez vous : ils sont encombrants et se testent là où ils sont installés.

Avant de porter quelque chose de lourd, appelez le centre. Préparez :

- le modèle et le numéro de série de l’étiquette,
- le jour de l’achat,
- ce que l’appareil fait ou ne fait plus, en une phrase.

On vous dira s’il faut venir, l’envoyer ou attendre une visite. Pour un ordinateur portable ou une tablette, demandez si la pièce est en stock.
`,
  },
  'what-is-priority-reception': {
    question: 'Qu’est-ce que la priorité à l’accueil, et qui y a droit ?',
    answer: `
Certains appareils ont une carte dans leur emballage. Présentez-la dans un centre de service et vous passez avant la file. C’est tout : elle accélère l’accueil, pas la réparation, et ne change ni la garantie ni le prix.

:::steps
# Cherchez dans la boîte
La carte se trouve avec le guide de démarrage. Tous les modèles n’en ont pas.

# Apportez-la avec l’appareil
Montrez-la à l’accueil, avant de prendre un numéro.
:::

Sans la carte, vous passez à votre tour, comme tout le monde. Si vous avez un rendez-vous, venez à l’heure prévue : vous n’en avez alors pas besoin. Rangez la carte avec la facture, pour trouver les deux le jour où l’appareil tombe en panne et où le temps presse.
`,
  },
  'no-center-near-me': {
    question: 'Il n’y a pas de centre de service près de chez moi. Que faire ?',
    answer: `
Essayez ceci, dans cet ordre :

:::steps
# Demandez d’abord
Ouvrez un [chat](page:chat) ou appelez l’assistance indiquée en bas de page. Beaucoup de pannes ne sont qu’un réglage, et le reste se prépare mieux une fois la panne connue.

# Voyez si l’on peut venir le chercher
Dans certaines villes, la réparation avec enlèvement existe et nous venons chercher l’appareil. La page [service après-vente](page:after-sales) les nomme.

# Prévoyez un seul trajet
Appelez le centre le plus proche, donnez le modèle et la panne, et demandez qu’on vous prévienne quand la pièce est là. Une seule visite suffit alors.
:::

:::warning
N’envoyez pas par la poste un appareil dont la batterie a gonflé ou qui est tombé dans l’eau. Apportez-le vous-même.
:::
`,
  },
}
