import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'À propos de Carelane',
  description:
    'Carelane est le service après-vente d’Aster, Kite et Solis. Nos valeurs, notre vision et notre mission : rapide, professionnel, fiable, utile.',
  sections: {
    hero: {
      title: 'Nous gardons vos appareils en marche',
      text: 'Carelane est le service après-vente d’Aster, Kite et Solis : réparation, garantie, pièces et conseils pour ce que vous avez déjà.',
      pictureAlt:
        'Un téléphone, un ordinateur portable et un téléviseur reliés par une ligne, une clé au milieu',
      actions: { find: 'Trouver un centre de service' },
    },
    values: {
      title: 'Nos valeurs',
      items: {
        swift: {
          title: 'Rapide',
          text: 'Vous venez parce que votre appareil vous manque. Nous disons tout de suite combien de temps il faut, et nous proposons une réparation rapide en 2 heures quand la panne et la pièce le permettent.',
        },
        professional: {
          title: 'Professionnel',
          text: 'Des techniciens formés, les bons outils, les consignes du fabricant et des pièces pour votre modèle exact.',
        },
        reliable: {
          title: 'Fiable',
          text: 'Pas de réparation sans votre accord. Vos données sont laissées tranquilles, et l’ordre montre ce qui a été fait.',
        },
        valuable: {
          title: 'Utile',
          text: 'Une réparation doit valoir son prix. Sinon, nous le disons, et nous vous indiquons ce que vous pouvez faire d’autre.',
        },
      },
    },
    vision: {
      title: 'Notre vision',
      body: `
On jette un appareil trop tôt quand personne ne peut le réparer à proximité, quand personne ne dit ce que cela coûte, ou quand on n’ose le confier à personne. Nous voulons que la réparation soit la première idée et non la dernière : assez proche pour y aller à pied, assez claire pour décider, assez bonne pour qu’on l’oublie.

Chaque année qu’un téléphone dure de plus épargne un achat à son propriétaire, et au monde un téléphone de plus. [Que deviennent les vieux appareils](article:what-happens-to-old-electronics) raconte le reste.
`,
    },
    mission: {
      title: 'Notre mission',
      body: `
Donner à chaque propriétaire d’un appareil Aster, Kite ou Solis une aide rapide, professionnelle, fiable et utile, dans son pays et dans sa langue.

En pratique, cela veut dire :

- **La réponse d’abord.** [Garantie](page:warranty-check), [prix](page:spare-parts-price), [suivi](page:repair-status) et [chemin vers un centre](page:service-center) se consultent sans compte.
- **Le prix avant le travail.** Pièce et main-d’œuvre séparées, et vous décidez.
- **Pour tout le monde.** Des pages qui marchent sur un vieux téléphone, sur un réseau lent, avec un lecteur d’écran et de droite à gauche.
- **Ouverts à la critique.** Chaque [avis](article:rate-your-repair) est lu par des personnes qui peuvent changer les choses.
`,
    },
    figures: {
      title: 'Notre service en chiffres',
      items: {
        countries: { value: '{countries}', label: 'pays' },
        centres: { value: '{serviceCenters}', label: 'points de service' },
        customers: { value: '{customers}', label: 'clients servis' },
        fastRepair: { value: '{fastRepairHours}', label: 'heures pour une réparation rapide' },
      },
    },
    brands: {
      title: 'Les marques que nous servons',
      items: {
        aster: {
          title: 'Aster',
          text: 'Des téléphones mobiles. Leurs écrans et leurs batteries sont ce que les techniciens remplacent presque chaque jour.',
          pictureAlt: 'Un téléphone avec une étoile au dos',
        },
        kite: {
          title: 'Kite',
          text: 'Des téléphones mobiles, et des accessoires comme des écouteurs, des montres et des chargeurs.',
          pictureAlt: 'Un téléphone avec un cerf-volant au dos, et une paire d’écouteurs',
        },
        solis: {
          title: 'Solis',
          text: 'Des téléviseurs, des climatiseurs, des réfrigérateurs et des lave-linge.',
          pictureAlt: 'Un téléviseur et un climatiseur sous un soleil',
        },
      },
    },
    news: { title: 'Nouvelles du service' },
    talk: {
      title: 'Dites-nous ce que nous devons faire mieux',
      text: 'Les compliments font plaisir, les critiques sont utiles.',
      actions: { contact: 'Nous contacter' },
    },
  },
}
