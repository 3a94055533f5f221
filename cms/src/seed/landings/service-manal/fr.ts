import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Manuel de service',
  description:
    'Ce que chaque propriétaire doit savoir sur l’entretien, la sécurité et la réparation : téléphones, tablettes, ordinateurs portables, téléviseurs, appareils ménagers et accessoires.',
  sections: {
    hero: {
      title: 'Manuel de service',
      text: 'De courtes consignes pour vous : premier usage, entretien, sécurité, et que faire avant une réparation. Choisissez votre appareil.',
      pictureAlt: 'Un livret ouvert avec les dessins d’un téléphone et d’un téléviseur',
      actions: { drivers: 'Manuels pour ordinateurs portables', policy: 'Politique de service' },
    },
    devices: {
      title: 'Choisissez votre appareil',
      items: {
        phones: { title: 'Téléphones mobiles', text: 'Premier jour, batterie, eau, avant une réparation.' },
        tablets: { title: 'Tablettes', text: 'Charge, écran, et usage par les enfants.' },
        laptops: { title: 'Ordinateurs portables', text: 'Air, batterie, pilotes et transport.' },
        tvs: { title: 'Téléviseurs', text: 'Poser, accrocher, nettoyer, images fixes.' },
        appliances: {
          title: 'Électroménager',
          text: 'Climatiseurs, réfrigérateurs et lave-linge.',
        },
        accessories: { title: 'Accessoires', text: 'Chargeurs, câbles, écouteurs et montres.' },
      },
    },
    labels: {
      title: 'Où se trouve le numéro de votre appareil',
      intro: 'Toute question commence par lui. Photographiez l’étiquette tant que l’appareil est neuf.',
      items: {
        phone: {
          title: 'Téléphone : IMEI',
          text: 'Composez *#06#, ou regardez l’étiquette de la boîte.',
        },
        laptop: {
          title: 'Ordinateur portable : numéro de série (SNID)',
          text: 'Sur l’étiquette du dessous, et sur la boîte.',
        },
        appliance: {
          title: 'Téléviseur et appareil ménager : numéro de série',
          text: 'Au dos d’un téléviseur, à l’intérieur de la porte d’un réfrigérateur ou d’un lave-linge, sur le côté d’une unité intérieure.',
        },
      },
    },
    'how-to-read': {
      title: 'Comment utiliser un manuel de service',
      body: `
Un manuel de service dit ce que vous pouvez faire, et où vous devez vous arrêter. Trois signes reviennent partout :

- **À faire** : sans outils, sans risque. La plupart des pannes s’arrêtent là.
- **À faire avec précaution** : éteignez et débranchez d’abord l’appareil.
- **À laisser** : batteries ouvertes, courant du secteur et gaz frigorigène sont réservés aux personnes formées.

Le manuel de votre modèle, avec ses dessins, est dans la boîte. Pour un ordinateur portable, il est sous [pilotes et manuels](page:drivers-download), avec le guide d’installation. Si un manuel et cette page diffèrent, c’est le manuel de votre modèle qui a raison.
`,
    },
    tips: { title: 'Conseils par type d’appareil' },
    help: {
      title: 'Vous hésitez à continuer ?',
      text: 'Arrêtez-vous et demandez. Une photo de ce que vous voyez est la meilleure question.',
      actions: { chat: 'Démarrer un chat' },
    },
  },
}
