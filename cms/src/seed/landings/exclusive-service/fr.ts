import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Service exclusif : Care+',
  description:
    'Protection d’écran, extension de garantie et protection complète pour votre téléphone : laquelle convient, comment l’acheter en ligne et où trouver vos commandes.',
  sections: {
    hero: {
      title: 'Care+ pour votre téléphone',
      text: 'Saisissez l’IMEI, voyez ce qui est possible pour votre téléphone, et décidez. La connexion ne sert qu’à l’achat.',
      pictureAlt: 'Un téléphone à côté d’une carte avec un bouclier et un signe plus',
      actions: { buy: 'Voir ce qui convient', orders: 'Mes commandes' },
    },
    plans: {
      title: 'Trois formules',
      intro: 'Celles que vous pouvez avoir dépendent du modèle, de la date d’activation et du pays.',
      items: {
        screen: {
          title: 'Protection d’écran (Screen Damage Protection)',
          text: 'Un remplacement gratuit du bloc écran dans l’année. En ligne dans les 3 jours qui suivent l’activation, dans un centre de service dans les 15 jours.',
        },
        extended: {
          title: 'Extension de garantie (Extended Warranty)',
          text: 'La garantie dure 1 an de plus. Pendant la garantie, en ligne, sans examen. Pas pour les dommages causés par une personne.',
        },
        comprehensive: {
          title: 'Protection complète (Comprehensive Protection)',
          text: 'Son contenu s’affiche pour votre téléphone avant le paiement.',
        },
      },
    },
    steps: {
      title: 'Comment acheter',
      intro: 'Cinq minutes, le téléphone en main.',
      items: {
        country: {
          title: 'Pays et téléphone',
          text: 'Choisissez le pays, puis saisissez l’IMEI ou prenez un téléphone de votre compte.',
        },
        service: {
          title: 'Le service',
          text: 'Choisissez la formule et sa durée. Le total s’affiche aussitôt. Si vous avez un code de parrainage, saisissez-le ici.',
        },
        terms: {
          title: 'Vous et les conditions',
          text: 'Votre nom et votre numéro de téléphone, puis les conditions. Lisez ce qui est exclu avant d’accepter.',
        },
        pay: {
          title: 'Payez',
          text: 'La carte est ensuite activée, ce qui prend un moment. Vous la trouvez sous « Mes commandes ».',
        },
      },
    },
    'which-fits': {
      title: 'Laquelle vous convient ?',
      body: `
- Le téléphone est **neuf**, et vous en avez déjà fait tomber : protection d’écran. Décidez vite, les jours courent dès l’activation.
- Vous gardez vos téléphones **des années** : extension de garantie. Vous avez le temps jusqu’à la fin de la garantie, pas un jour de plus.
- Vous voulez **les deux** : saisissez l’IMEI et comparez le prix de chacune avec la protection complète, là où elle existe.
- Le téléphone est **d’occasion, ou l’écran déjà fissuré** : aucune ne couvre ce qui est cassé maintenant. [Regardez plutôt le prix](page:spare-parts-price) de la réparation.

Vous ne savez pas quel âge a le téléphone ? La [vérification de garantie](page:warranty-check) montre le jour d’activation et la fin de la garantie.
`,
    },
    priority: {
      title: 'Priorité à l’accueil avec la carte de la boîte',
      text: 'Certains téléphones ont une carte dans leur emballage. Présentez-la dans un centre de service et vous passez avant la file. Elle ne coûte rien et ne demande aucune commande.',
      pictureAlt: 'Une personne avec une carte dépasse une courte file vers un comptoir',
      actions: { find: 'Trouver un centre de service' },
    },
    after: {
      title: 'Une fois que vous avez payé',
      body: `
- **Mes commandes** montre chaque commande avec son état, son numéro et le jour de sa prise d’effet. L’historique des activations montre ce qui est actif sur quel téléphone.
- **Le paiement a échoué ?** Réessayez tout de suite, ou payez plus tard depuis la commande. Le délai d’achat continue de courir.
- **Vous avez changé d’avis ?** « Annuler la commande » est là tant que l’annulation est possible.
- **Votre téléphone a été échangé sous garantie ?** Demandez le transfert de la protection par l’assistance téléphonique ou le [chat](page:chat). Il faut environ 5 jours ouvrés.

Pour utiliser la protection, rien de tout cela n’est nécessaire : [votre téléphone suffit](page:protection).
`,
    },
    questions: { title: 'Questions sur la protection' },
    store: {
      title: 'Plutôt sur place ?',
      text: 'Un centre de service examine l’écran et vend la protection d’écran dans les 15 jours qui suivent l’activation.',
      actions: { find: 'Trouver un centre de service', chat: 'Demander d’abord' },
    },
  },
}
