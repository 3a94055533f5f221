import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Manuel de service : entretien et sécurité par appareil',
  description:
    'Premier usage, entretien, limites et sécurité des téléphones, tablettes, ordinateurs portables, téléviseurs, appareils ménagers et accessoires, et que faire avant une réparation.',
  sections: {
    hero: {
      title: 'Entretien et sécurité, appareil par appareil',
      text: 'Ce qui fait durer un appareil, ce qui l’abîme, et où vous arrêter pour demander.',
      pictureAlt: 'Une page de manuel avec un téléphone, une liste cochée et un signe d’avertissement',
      actions: { list: 'Tous les manuels de service' },
    },
    phones: {
      title: 'Téléphones mobiles',
      body: `
- **Premier jour** : notez l’IMEI avec \`*#06#\`, insérez la carte SIM et connectez-vous. Le téléphone s’active tout seul, et sa garantie s’affiche 24 heures plus tard.
- **Batterie** : gardez-la au frais, et entre 20 et 80 % quand c’est facile. [D’autres habitudes](article:make-your-phone-battery-last).
- **Port** : regardez-y tous les deux ou trois mois. [Nettoyez-le](article:how-to-clean-charging-port-on-phone) avec du bois, jamais avec du métal.
- **Eau** : résister à l’eau n’est pas une invitation à nager, et les joints vieillissent. [Après une chute dans l’eau](article:phone-fell-in-water), éteignez-le.

:::warning
Un téléphone qui gonfle, sent ou chauffe sans être utilisé : arrêtez la charge, posez-le sur de la pierre ou du métal et apportez-le dans un centre de service.
:::
`,
    },
    tablets: {
      title: 'Tablettes',
      body: `
- **Charge** : utilisez le chargeur de la boîte. Un petit chargeur d’ancien téléphone y passe la nuit. [Trouvez le maillon faible](article:tablet-charges-slowly).
- **Écran** : un étui à rabat le protège mieux qu’un film. Rien de lourd dessus dans un sac.
- **Tactile** : s’il ne répond pas, séchez l’écran, retirez le film et redémarrez. [Étape par étape](article:tablet-touch-not-responding).
- **Enfants** : [un compte à eux](article:set-up-tablet-for-a-child), avec des limites, avant que la tablette soit la leur.

Une tablette qui ne sert pas se recharge à moitié tous les trois mois. Sinon, sa batterie se vide au point de ne plus démarrer.
`,
    },
    laptops: {
      title: 'Ordinateurs portables',
      body: `
- **Air** : jamais sur un lit ou un tapis. Les ouvertures du dessous aspirent l’air qui le refroidit. [Un ventilateur bruyant](article:laptop-fan-loud) est le premier signe de poussière.
- **Batterie** : s’il reste toute la journée sur un bureau, limitez la charge à 80 %, si votre modèle le permet.
- **Pilotes** : seulement depuis [pilotes et manuels](page:drivers-download), et seulement quand quelque chose ne marche pas.
- **Transport** : éteint, pas en veille. Un ordinateur qui se réveille dans un sac surchauffe.

:::hint
Une boisson sur le clavier : maintenez le bouton d’alimentation, débranchez, retournez l’ordinateur en forme de tente et laissez-le ainsi une journée. Ne l’essayez pas entre-temps.
:::
`,
    },
    tvs: {
      title: 'Téléviseurs',
      body: `
- **Poser** : sur une surface plane, à une largeur de main du mur, attaché là où des enfants grimpent.
- **Accrocher** : avec le support prévu pour son poids et ses trous, vissé dans le mur et non dans le plâtre.
- **Nettoyer** : un chiffon microfibre sec, téléviseur éteint. [Pas de produit à vitres](article:clean-tv-screen-safely).
- **Images fixes** : pas de bandeau d’information dix heures par jour. Laissez-le s’éteindre tout seul.
- **Orage** : débranchez la prise et l’antenne.

:::warning
N’ouvrez jamais le dos. L’alimentation garde une tension dangereuse pendant plusieurs minutes après le débranchement.
:::
`,
    },
    'home-appliances': {
      title: 'Électroménager',
      body: `
- **Climatiseur** : [filtre](article:clean-air-conditioner-filter) toutes les deux semaines en saison, unité extérieure dégagée de tous les côtés.
- **Réfrigérateur** : après un transport, attendez quatre heures avant de l’allumer. Cinq centimètres d’air derrière. [S’il ne refroidit pas](article:refrigerator-does-not-cool), regardez d’abord les joints.
- **Lave-linge** : brides de transport retirées avant le premier lavage, pieds de niveau, filtre de vidange tous les deux mois. [S’il reste de l’eau](article:washing-machine-does-not-drain).

:::warning
Odeur de brûlé, fumée ou prise qui chauffe : coupez au disjoncteur, pas sur l’appareil. Le gaz frigorigène peut brûler : si vous soupçonnez une fuite, ouvrez les fenêtres et n’allumez rien.
:::
`,
    },
    accessories: {
      title: 'Accessoires',
      body: `
- **Chargeurs et câbles** : remplacez-les quand la gaine est déchirée ou que la fiche a du jeu. [Les câbles USB-C ne se valent pas tous](article:usb-c-one-cable-for-many-devices).
- **Écouteurs** : essuyez les contacts avant de les ranger dans leur boîtier. Nettoyez la grille avec une brosse douce et sèche.
- **Montres et bracelets** : rincez la sueur et le sel, séchez le capteur et laissez la peau se reposer la nuit.
- **Batteries externes** : en bagage à main, pas au soleil, et pas la nuit sous un oreiller.

Les accessoires ont leur propre garantie. Elle figure dans la [politique de service](page:service-policy), sous Accessoires.
`,
    },
    'before-repair': {
      title: 'Avant de déposer un appareil',
      items: {
        save: {
          title: 'Sauvegardez vos données',
          text: 'Une réparation peut exiger une réinitialisation, et une carte mère neuve est vide.',
        },
        cards: {
          title: 'Retirez ce qui est à vous',
          text: 'Carte SIM, carte mémoire, coque, film de protection, clé USB.',
        },
        account: {
          title: 'Déconnectez-vous',
          text: 'De votre compte, ou soyez là pour déverrouiller. N’écrivez jamais un code sur l’ordre.',
        },
        photos: {
          title: 'Prenez des photos',
          text: 'De tous les côtés et de l’étiquette. Elles montrent dans quel état vous l’avez déposé.',
        },
      },
    },
    repair: {
      title: 'L’entretien ne suffit plus ?',
      text: 'Regardez le prix de la pièce, et trouvez le centre qui l’a.',
      actions: { find: 'Trouver un centre de service', price: 'Voir le prix des pièces' },
    },
  },
}
