import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Réparation et entretien de climatiseur',
  description:
    'Climatiseurs Solis : ce que vous pouvez vérifier vous-même, comment se passe la visite d’un technicien, ce que couvre la garantie et que faire avant la saison chaude.',
  sections: {
    hero: {
      title: 'Air chaud, eau ou bruit ?',
      text: 'Commencez par quatre vérifications chez vous. Pour le reste, demandez un technicien, qui vient voir votre climatiseur Solis.',
      pictureAlt: 'L’échelle et la mallette d’un technicien sous l’unité intérieure d’un climatiseur',
      actions: { ask: 'Demander une visite', find: 'Trouver un centre de service' },
    },
    signs: {
      title: 'Ce que le signe veut dire',
      items: {
        warm: {
          title: 'L’air reste chaud',
          text: 'Filtre plein de poussière, mauvais mode, unité extérieure sans air. Rarement une fuite.',
        },
        water: {
          title: 'De l’eau goutte dans la pièce',
          text: 'L’évacuation est bouchée ou l’unité penche. Éteignez et placez une bassine dessous.',
        },
        noise: {
          title: 'Il cliquette ou bourdonne',
          text: 'Une façade mal fermée ou une feuille dans le ventilateur. Un frottement demande un technicien : éteignez.',
        },
        smell: {
          title: 'Il sent mauvais',
          text: 'Poussière humide sur le filtre et l’échangeur. Nettoyez le filtre, puis faites tourner la ventilation seule une demi-heure.',
        },
        ice: {
          title: 'Du givre sur le tuyau',
          text: 'Trop peu d’air ou de gaz. Éteignez, laissez fondre, nettoyez le filtre. Si cela revient, demandez une visite.',
        },
        dead: {
          title: 'Il ne fait rien',
          text: 'Piles de la télécommande, disjoncteur, interrupteur à côté de l’unité.',
        },
      },
    },
    first: {
      title: 'Quatre vérifications avant d’appeler',
      intro: 'Dix minutes, sans outils. Coupez le courant au mur avant d’ouvrir l’unité.',
      items: {
        power: {
          title: 'Le courant',
          text: 'Piles neuves dans la télécommande, disjoncteur enclenché. Après une coupure, attendez trois minutes avant de rallumer.',
        },
        mode: {
          title: 'Le mode',
          text: 'Le flocon signifie froid. 24 à 26 °C, volets vers le haut, portes fermées. En déshumidification ou en ventilation, il refroidit à peine.',
        },
        filter: {
          title: 'Le filtre',
          text: 'Ouvrez la façade, sortez le filtre, rincez-le à l’eau tiède et séchez-le à l’ombre.',
        },
        outdoor: {
          title: 'L’unité extérieure',
          text: 'Retirez feuilles et sacs de la grille. N’y passez jamais la main et ne vous penchez jamais dehors pour l’atteindre.',
        },
      },
    },
    visit: {
      title: 'Comment se passe une visite',
      items: {
        ask: {
          title: 'Demandez-la',
          text: 'Par chat ou par téléphone : le modèle et le numéro de série de l’étiquette, sur le côté de l’unité, la panne, votre adresse.',
        },
        prepare: {
          title: 'Faites de la place',
          text: 'Dégagez le sol sous l’unité, gardez la facture sous la main et veillez à ce que quelqu’un puisse ouvrir au technicien.',
        },
        test: {
          title: 'Il est testé',
          text: 'Température de l’air à l’entrée et à la sortie, courant, pression, évacuation. On vous dit ce qui a été trouvé.',
        },
        decide: {
          title: 'Vous décidez',
          text: 'Ce que la garantie ne couvre pas fait d’abord l’objet d’un devis, pièce et main-d’œuvre séparées.',
        },
        finish: {
          title: 'Regardez-le marcher',
          text: 'Laissez-le refroidir dix minutes avant de signer. Gardez l’ordre : il sert à suivre et à évaluer la réparation.',
        },
      },
    },
    warranty: {
      title: 'Garantie ou non',
      covered: {
        compressor: 'Un compresseur, un moteur ou un ventilateur qui lâche en usage normal',
        electronics: 'Une carte de commande, un capteur ou une télécommande qui tombe en panne tout seul',
        labour: 'La main-d’œuvre de cette réparation, pendant la durée prévue dans votre pays',
      },
      excluded: {
        maintenance: 'Le nettoyage du filtre, de l’échangeur et de l’évacuation',
        installation: 'Les défauts d’une installation faite par d’autres, et le déplacement de l’unité',
        voltage: 'Les dommages dus à la foudre, à une mauvaise tension, aux animaux ou à une inondation',
        gas: 'Le gaz échappé d’un tuyau plié ou coupé',
      },
    },
    season: {
      title: 'Avant la saison chaude',
      body: `
C’est la première semaine chaude que les techniciens ont le plus de travail. Si vous faites ceci un mois plus tôt, vous n’attendez guère.

- [Nettoyez le filtre](article:clean-air-conditioner-filter), et recommencez toutes les deux semaines tant que l’appareil tourne chaque jour.
- Laissez-le refroidir une demi-heure. Sentez si l’air est nettement plus froid que la pièce, et cherchez des gouttes.
- Versez un verre d’eau dans le bac, si vous pouvez l’atteindre, et vérifiez qu’elle s’écoule dehors.
- Changez les piles de la télécommande.

:::warning
Ne laissez personne recharger simplement le gaz. Il ne se consomme pas : s’il en manque, il y a une fuite, qu’il faut d’abord trouver. [Les gaz récents sont inflammables](article:new-refrigerants-in-air-conditioners), c’est donc un travail réservé aux personnes formées.
:::
`,
    },
    policy: {
      title: 'Quelle est la durée de garantie dans votre pays ?',
      text: 'Choisissez Solis et Électroménager dans la politique de service. Les durées diffèrent pour l’appareil, le compresseur et la main-d’œuvre.',
      actions: { policy: 'Lire les conditions', contact: 'Nous contacter' },
    },
    questions: { title: 'Questions sur l’entretien' },
  },
}
