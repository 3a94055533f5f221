import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Réparation d’un écran cassé',
  description:
    'Que faire d’un écran de téléphone fissuré : ce qui est remplacé, ce que cela coûte, le déroulement étape par étape, et quand c’est gratuit.',
  sections: {
    hero: {
      title: 'Un écran fissuré n’attend pas longtemps',
      text: 'Couvrez la vitre de ruban adhésif transparent, sauvegardez vos données et regardez le prix avant de venir.',
      pictureAlt: 'Un téléphone à l’écran fissuré, et un écran neuf à côté',
      actions: { price: 'Voir le prix des écrans', find: 'Trouver un centre de service' },
    },
    services: {
      title: 'Des services pour votre écran',
      items: {
        replacement: {
          title: 'Remplacement de l’écran',
          text: 'Le bloc écran de votre modèle exact, pièce et main-d’œuvre annoncées avant.',
        },
        protection: {
          title: 'Gratuit avec la protection',
          text: 'La protection d’écran (Screen Damage Protection) offre un remplacement dans l’année. Voyez si votre téléphone l’a.',
        },
        fast: {
          title: 'Réparation rapide en 2 heures',
          text: 'Quand la pièce est en stock et l’établi libre. Appelez avant de venir.',
        },
        delivery: {
          title: 'Réparation avec enlèvement',
          text: 'Dans certaines villes, nous venons chercher le téléphone. Vous n’avez pas à vous déplacer.',
        },
      },
    },
    'which-part': {
      title: 'Qu’est-ce qui est cassé ?',
      body: `
- **La vitre seule** : l’image est entière et le tactile marche. Vous avez quelques semaines, mais la poussière et l’humidité entrent.
- **La dalle** : taches, lignes, scintillement ou noir. Cela s’étend, souvent en quelques jours. Sauvegardez vos données aujourd’hui.
- **Le tactile** : l’image est bonne, mais le téléphone écrit tout seul ou ne réagit plus. Éteignez-le quand il agit tout seul, pour qu’il ne se verrouille pas.
- **Le châssis** : le téléphone bascule sur une table, ou la vitre se soulève d’un côté. Ne le chargez pas avant que quelqu’un ait regardé la batterie.

Sur la plupart des téléphones actuels, la vitre, le tactile et la dalle forment une seule pièce et se remplacent ensemble. Le prix dépend donc moins de la fissure que du modèle.
`,
    },
    process: {
      title: 'La réparation, étape par étape',
      intro:
        'D’ordinaire 3 à 7 jours ouvrés à partir de son début ; ce délai est indicatif et les jours fériés l’allongent. Certaines se font en réparation rapide de 2 heures.',
      items: {
        cover: {
          title: 'Couvrez et sauvegardez',
          text: 'Ruban transparent sur les fissures, sauvegarde tant que le téléphone se déverrouille, cartes retirées.',
        },
        check: {
          title: 'Déposez-le',
          text: 'Un technicien teste le tactile, l’image, les caméras et le châssis. Vous recevez un numéro d’ordre.',
        },
        estimate: {
          title: 'Recevez le devis',
          text: 'Pièce et main-d’œuvre séparées, ou la réponse que votre protection paie. Vous décidez.',
        },
        replace: {
          title: 'L’écran est remplacé',
          text: 'La batterie est d’abord débranchée, le châssis nettoyé des éclats et le joint refait.',
        },
        test: {
          title: 'Testez vous-même',
          text: 'Faites glisser une icône sur tout l’écran, passez un appel à l’oreille et essayez le lecteur d’empreintes.',
        },
      },
    },
    price: {
      title: 'Ce que paie la protection d’écran',
      covered: {
        accident: 'Un choc accidentel, une chute ou une pression, dans l’année qui suit la prise d’effet',
        assembly: 'Un remplacement gratuit du bloc écran',
        labour: 'La main-d’œuvre correspondante',
      },
      excluded: {
        second: 'Un deuxième écran cassé : une fois par téléphone',
        scratches: 'Les rayures qui ne gênent ni l’image ni le tactile',
        before: 'Un écran cassé avant la prise d’effet de la protection',
        liquid: 'Les dommages par liquide et les dommages volontaires',
      },
    },
    store: {
      title: 'Nos centres',
      text: 'L’écran est remplacé sur un établi, avec les outils et les consignes de votre modèle. Chaque centre indique ses horaires, son téléphone et l’itinéraire. Si votre ville en compte plusieurs, demandez lequel a votre écran en stock.',
      pictureAlt: 'La façade d’un centre de service, un comptoir et un banc d’attente derrière la vitrine',
      actions: { find: 'Voir les centres proches' },
    },
    questions: { title: 'Questions sur les écrans et la protection' },
    ready: {
      title: 'Prêt à faire réparer votre téléphone ?',
      text: 'Apportez le téléphone et, si vous l’avez, la facture. Avec la protection, le téléphone suffit.',
      actions: { book: 'Réserver une réparation', find: 'Trouver un centre de service' },
    },
  },
}
