import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Service après-vente',
  description:
    'Tout ce qui vient après l’achat : garantie, réparation, enlèvement, prix des pièces, pièces d’origine, pilotes et demandes de déblocage, et ce que veut dire chaque état d’une réparation.',
  sections: {
    hero: {
      title: 'Après l’achat, nous prenons le relais',
      text: 'Quoi qu’il faille plus tard à votre appareil Aster, Kite ou Solis : commencez par la garantie, ou par le centre le plus proche.',
      pictureAlt: 'Un comptoir de service avec un téléphone, une tablette et un ordre de réparation',
      actions: { check: 'Vérifier la garantie', find: 'Trouver un centre de service' },
    },
    tools: { title: 'Trouvez la réponse vous-même' },
    situations: {
      title: 'Qu’est-ce qui vous amène ?',
      items: {
        broken: {
          title: 'Quelque chose est en panne',
          text: 'Voyez ce qui se répare, et comment se passe une réparation.',
        },
        expensive: {
          title: 'Je veux connaître le prix',
          text: 'Prix indicatifs de la pièce et de la main-d’œuvre, par modèle.',
        },
        waiting: {
          title: 'J’attends mon appareil',
          text: 'L’état de la réparation, par numéro d’ordre ou numéro de téléphone.',
        },
        used: {
          title: 'J’ai un doute sur une pièce',
          text: 'Son numéro de série dit si elle est d’origine.',
        },
        locked: {
          title: 'Mon téléphone est bloqué',
          text: 'Déposez une demande et suivez-la sous « Mes demandes ».',
        },
        laptop: {
          title: 'Il me faut un pilote pour mon portable',
          text: 'Par numéro de série (SNID), ou par marque, série et modèle.',
        },
      },
    },
    order: {
      title: 'Un ordre, du début à la fin',
      body: `
Quand vous déposez un appareil, vous recevez un **ordre de réparation** avec un numéro. Tout ce qui suit s’y rattache : prenez-le en photo.

1. Il dit ce que vous avez déposé, dans quel état, et ce que vous avez demandé.
2. Son numéro donne à tout moment [l’état de la réparation](page:repair-status).
3. Le devis, votre oui ou votre non et les pièces utilisées en font partie.
4. Dans les 3 mois, il vous permet d’évaluer la réparation.
5. Si la même panne revient, c’est lui que vous apportez.

Le délai habituel est de 3 à 7 jours ouvrés à partir du début de la réparation ; il est indicatif et les jours fériés l’allongent. S’il manque une pièce, le jour prévu recule.
`,
    },
    states: {
      title: 'Ce que veut dire l’état d’une réparation',
      body: `
- **Enregistré** : votre ordre est arrivé, et personne n’a encore regardé l’appareil.
- **En attente d’enlèvement** et **En route vers le centre de service** : lors d’une réparation avec enlèvement, il est encore chez vous ou en chemin.
- **En attente d’évaluation** : un technicien l’examine. Vous recevez ensuite le devis, s’il y a quelque chose à payer.
- **En réparation** : le travail a commencé.
- **Échange du téléphone** : vous recevez un autre téléphone à la place. Demandez que votre [protection](page:protection) vous suive.
- **Pas de réparation nécessaire** : aucune panne n’a été trouvée, ou un réglage était en cause.
- **Terminé** : il est prêt. Testez-le en venant le chercher.
- **Annulé** et **En retard** : l’ordre est clos, ou dure plus que prévu. Demandez au centre.
`,
    },
    delivery: {
      title: 'La réparation avec enlèvement en trois étapes',
      intro:
        'Pour les téléphones, dans certaines villes. Le devis vient avant la réparation, comme au comptoir.',
      items: {
        reserve: {
          title: 'Réservez',
          text: 'Par chat ou par téléphone : adresse, heure, modèle et panne. Sauvegardez vos données le jour même.',
        },
        pickUp: {
          title: 'Enlèvement',
          text: 'Éteignez le téléphone, retirez les cartes, emballez-le. Remettez-le contre un numéro d’ordre.',
        },
        repair: {
          title: 'Réparation',
          text: 'Suivez chaque étape sous suivi de réparation. Ouvrez le colis et testez le téléphone le jour de son retour.',
        },
      },
    },
    'delivery-cities': { title: 'Où la réparation avec enlèvement existe' },
    policy: {
      title: 'Politique de service',
      intro: 'Choisissez la marque, puis le produit. Vous lisez ce qui vaut aujourd’hui dans votre pays.',
    },
    questions: { title: 'Questions sur les centres de service' },
    help: {
      title: 'Ce n’est pas ce que vous cherchiez ?',
      text: 'Décrivez-le avec vos mots. Gardez le modèle et l’IMEI ou le numéro de série sous la main.',
      actions: { chat: 'Démarrer un chat', contact: 'D’autres façons de nous joindre' },
    },
  },
}
