import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Réparation de téléphone',
  description:
    'Réparation des téléphones Aster et Kite : batterie, charge, écran, appareil photo, son, boutons et carte mère. Le prix d’abord, 3 à 7 jours ouvrés en règle générale.',
  sections: {
    hero: {
      title: 'Votre téléphone réparé par ceux qui le connaissent',
      text: 'Apportez votre téléphone Aster ou Kite dans un centre de service. Vous connaissez le prix avant tout travail.',
      pictureAlt: 'Un téléphone ouvert sur un établi, avec un tournevis et ses vis à côté',
      actions: { find: 'Trouver un centre de service' },
    },
    'key-services': {
      title: 'Ce sur quoi vous pouvez compter',
      items: {
        estimate: {
          title: 'Le prix avant la réparation',
          text: 'Pièce et main-d’œuvre séparées, puis le total. Vous dites oui ou non. Les prix indicatifs sont en ligne.',
        },
        fast: {
          title: 'Réparation rapide en 2 heures',
          text: 'Pour les pannes qui se réparent sur place, quand la pièce est là. Demandez au comptoir.',
        },
        status: {
          title: 'Suivez chaque étape',
          text: 'Avec le numéro d’ordre, ou le numéro de téléphone que vous avez laissé.',
        },
        parts: {
          title: 'Des pièces que vous pouvez vérifier',
          text: 'Saisissez le numéro de série d’une pièce et voyez si elle est d’origine.',
        },
      },
    },
    'we-can-fix': {
      title: 'Ce que nous réparons',
      intro:
        'Choisissez la pièce : vous voyez les signes, ce qui est fait et ce que vous pouvez essayer avant.',
      items: {
        battery: {
          title: 'Batterie',
          text: 'Vide à midi, s’éteint à 20 %, ou soulève le dos.',
          pictureAlt: 'Une batterie de téléphone avec un éclair dessus',
        },
        charger: {
          title: 'Charge',
          text: 'La fiche a du jeu, ou la charge ne marche que dans une position.',
          pictureAlt: 'Une fiche devant le port de charge d’un téléphone',
        },
        buttons: {
          title: 'Boutons du téléphone',
          text: 'L’alimentation ou le volume coince, ou ne répond qu’une fois sur trois.',
          pictureAlt: 'Le bord d’un téléphone avec ses boutons, l’un pressé par un doigt',
        },
        mainboard: {
          title: 'Carte mère',
          text: 'Il ne démarre pas, ne trouve pas de réseau ou redémarre tout seul.',
          pictureAlt: 'Une carte mère avec des puces et des pistes',
        },
        screen: {
          title: 'Écran cassé',
          text: 'Fissures, lignes, taches noires, ou tactile qui agit tout seul.',
          pictureAlt: 'Un téléphone à l’écran fissuré',
        },
        camera: {
          title: 'Appareil photo',
          text: 'Photos floues, objectif qui cliquette ou image noire.',
          pictureAlt: 'Un module photo avec deux objectifs et un flash',
        },
        speaker: {
          title: 'Haut-parleur',
          text: 'On ne vous entend pas, ou vous entendez les autres de très loin.',
          pictureAlt: 'Le bord inférieur d’un téléphone, des ondes sonores sortent de son haut-parleur',
        },
      },
    },
    'more-services': {
      title: 'Plus que des réparations',
      intro: 'Au même comptoir, même quand rien n’est cassé.',
      items: {
        detection: {
          title: 'Diagnostic du téléphone',
          text: 'Un test de l’écran, de la batterie, de la charge, des caméras, du son, des capteurs et du réseau. Utile avant d’acheter un téléphone d’occasion.',
        },
        software: {
          title: 'Mise à jour du logiciel',
          text: 'Le système actuel de votre modèle, quand le téléphone ne peut pas le récupérer seul.',
        },
        cleaning: {
          title: 'Nettoyage',
          text: 'Port de charge, micro et écouteur, quand la poussière est en cause et non une pièce.',
        },
        delivery: {
          title: 'Réparation avec enlèvement',
          text: 'Vous réservez, nous venons le chercher, il est réparé. Dans certaines villes.',
        },
      },
    },
    'why-us': {
      title: 'Pourquoi le faire réparer ici',
      body: `
- **Votre garantie reste entière.** Une réparation faite par d’autres peut y mettre fin pour les pièces touchées.
- **La pièce convient.** Elle vient du fabricant de votre téléphone, pour votre modèle exact.
- **Vous décidez.** Pas de devis, pas de réparation. Si une autre panne apparaît, nous vous demandons avant de continuer.
- **Vos données sont laissées tranquilles.** Personne n’a besoin de vos photos pour changer une batterie. [Voici les règles](article:how-we-treat-your-data-in-a-repair).
- **Quelqu’un en répond.** Si la même panne revient, revenez avec l’ordre.

Le délai habituel est de 3 à 7 jours ouvrés à partir du début de la réparation. Il est indicatif, et les jours fériés l’allongent. [Comment se passe une réparation](article:how-a-repair-goes) le montre étape par étape.
`,
    },
    book: {
      title: 'Venez quand on vous attend',
      text: 'Prenez rendez-vous là où la réservation en ligne existe, ou venez aux heures d’ouverture d’un centre proche.',
      actions: { book: 'Réserver maintenant', find: 'Trouver un centre de service' },
    },
    'more-solutions': {
      title: 'D’autres solutions',
      intro: 'Il ne faut peut-être aucune réparation. Ces pannes se règlent souvent à la maison.',
      items: {
        wet: {
          title: 'Il est tombé dans l’eau',
          text: 'Éteignez-le d’abord. L’heure qui suit est décisive.',
        },
        hot: { title: 'Il chauffe', text: 'Cinq causes, et laquelle est dangereuse.' },
        sim: {
          title: 'Il ne voit pas la carte SIM',
          text: 'Carte, tiroir ou réglage : trouvez en dix minutes.',
        },
        port: { title: 'Il se charge lentement', text: 'Nettoyez le port sans l’abîmer.' },
      },
    },
    questions: { title: 'Questions sur les réparations' },
    app: {
      title: 'Le service sur votre téléphone',
      intro: 'Scannez le code pour avoir garantie et suivi de réparation sous la main.',
    },
  },
}
