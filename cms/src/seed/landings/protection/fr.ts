import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Une protection pour votre téléphone',
  description:
    'Protection d’écran et extension de garantie : ce qui est couvert ou non, jusqu’à quand acheter, comment en profiter en quatre étapes, les conditions et des réponses.',
  sections: {
    hero: {
      title: 'Une chute, un écran gratuit',
      text: 'La protection d’écran (Screen Damage Protection) remplace une fois un écran cassé dans l’année. L’extension de garantie (Extended Warranty) ajoute 1 an pour les pannes.',
      pictureAlt: 'Un téléphone devant un grand bouclier',
      actions: { buy: 'Voir ce qui convient à mon téléphone', claim: 'Mon écran est cassé' },
    },
    about: {
      title: 'En bref',
      body: `
Une garantie paie les défauts du produit. Elle ne paie pas deux choses : les accidents, et les pannes après sa fin. Pour cela, il y a deux formules, et une troisième qui existe à part.

- **La protection d’écran** (Screen Damage Protection) paie un remplacement gratuit du bloc écran dans l’année qui suit la prise d’effet, après un choc accidentel, une chute ou une pression.
- **L’extension de garantie** (Extended Warranty) prolonge la garantie de 1 an. Elle couvre ce que couvre la garantie, et aucun dommage causé par une personne.
- **La protection complète** (Comprehensive Protection) existe pour certains modèles. Son contenu s’affiche avec votre téléphone avant le paiement.

Toutes sont liées à un seul téléphone par son IMEI. Elles apparaissent aussi sous le nom Care+.
`,
    },
    'whats-covered': {
      title: 'Ce qui est couvert',
      covered: {
        screen: 'Un remplacement gratuit du bloc écran dans l’année qui suit la prise d’effet',
        accident: 'Un choc accidentel, une chute ou une pression (écrasement)',
        labour: 'La pièce et la main-d’œuvre de ce remplacement',
        faults:
          'Avec l’extension de garantie : les défauts de matière et de fabrication pendant 1 an de plus',
      },
      excluded: {
        second: 'Un deuxième écran cassé',
        scratches: 'Les rayures qui ne gênent ni l’image ni le tactile',
        liquid: 'Liquide, perte, vol et dommages volontaires',
        human: 'Avec l’extension de garantie : tout dommage causé par une personne',
        before: 'Ce qui était cassé avant la prise d’effet',
      },
    },
    important: {
      title: 'Important',
      items: {
        once: {
          title: 'Une fois par téléphone',
          text: 'Chaque formule s’achète une fois par téléphone, et l’écran gratuit s’utilise une fois.',
        },
        days: {
          title: '3 jours en ligne, 15 jours en centre',
          text: 'À compter de l’activation, pour la protection d’écran. Au centre, l’écran doit être intact.',
        },
        start: {
          title: 'Elle ne commence pas tout de suite',
          text: 'Elle prend effet quelques jours après l’activation. Leur nombre s’affiche avant le paiement.',
        },
        exchange: {
          title: 'Autre téléphone, autre IMEI',
          text: 'Après un échange, demandez le transfert à l’assistance téléphonique ou en ligne. Il faut environ 5 jours ouvrés, et les droits sont recalculés.',
        },
      },
    },
    'how-to-buy': {
      title: 'Comment acheter',
      intro:
        'En ligne, dans l’application ou dans un centre de service. En ligne, vous vous connectez pour que la commande soit à vous.',
      items: {
        imei: {
          title: 'Saisissez l’IMEI',
          text: 'Composez *#06# pour le voir. Vous découvrez ce qui est possible pour ce téléphone.',
        },
        choose: {
          title: 'Choisissez la formule',
          text: 'Avec sa durée et le total. Un code de parrainage se saisit ici.',
        },
        details: {
          title: 'Donnez vos coordonnées',
          text: 'Nom et numéro de téléphone. Lisez les conditions et acceptez-les.',
        },
        pay: {
          title: 'Payez',
          text: 'En cas d’échec, réessayez, ou payez plus tard depuis « Mes commandes ». La date de prise d’effet figure dans la commande.',
        },
      },
    },
    'how-to-claim': {
      title: 'Comment en profiter',
      intro: 'Ni papiers, ni carte, ni reçu. Apportez le téléphone.',
      items: {
        damage: {
          title: 'Le téléphone est abîmé',
          text: 'Ou en panne, avec l’extension de garantie. Couvrez la vitre de ruban adhésif et sauvegardez vos données.',
          pictureAlt: 'Un téléphone à l’écran fissuré à côté d’une pierre',
        },
        centre: {
          title: 'Centre de service ou enlèvement',
          text: 'Venez dans un centre, ou utilisez la réparation avec enlèvement là où elle existe.',
          pictureAlt: 'Un repère de carte sur un centre de service, et un colis en route vers lui',
        },
        deduction: {
          title: 'L’avantage est décompté',
          text: 'Il se retrouve par l’IMEI du téléphone et s’épuise avec cette réparation.',
          pictureAlt: 'Une carte avec un bouclier, dont un coin est poinçonné',
        },
        completed: {
          title: 'La réparation est terminée',
          text: 'Testez le téléphone avant de partir, puis emportez-le.',
          pictureAlt: 'Un téléphone intact avec une coche',
        },
      },
    },
    terms: {
      title: 'Conditions générales',
      body: `
Ceci est un résumé. Ce qui compte, ce sont les conditions de votre pays que vous acceptez à l’achat ; vous les trouvez dans la commande, sous « Voir mon contrat de service ».

1. **Le téléphone.** Une formule appartient à un seul IMEI. Elle ne passe pas à un autre téléphone, sauf si le téléphone est échangé sous garantie.
2. **La durée.** La protection d’écran dure 1 an à partir de sa prise d’effet, l’extension de garantie 1 an à partir de la fin de la garantie.
3. **L’achat.** La protection d’écran dans les 3 jours qui suivent l’activation en ligne ou dans l’application, dans les 15 jours dans un centre de service avec un écran intact. L’extension de garantie en ligne, pendant la garantie, sans examen.
4. **L’utilisation.** Dans les quatre étapes ci-dessus, avec l’appareil seul. L’écran gratuit s’épuise au premier remplacement.
5. **Un téléphone échangé.** La formule est transférée sur demande, en environ 5 jours ouvrés, et les droits sont recalculés.
6. **La fin.** Une commande peut être annulée tant que « Annuler la commande » s’affiche avec elle.
`,
    },
    tips: {
      title: 'Conseils : trouver votre IMEI',
      intro: 'Le numéro compte 15 chiffres. Un téléphone à deux cartes SIM en a deux : prenez IMEI 1.',
      items: {
        dial: {
          title: 'Composez *#06#',
          text: 'Comme pour un appel. Le numéro s’affiche tout seul, même sans carte SIM.',
          pictureAlt: 'Un téléphone avec un clavier, une étoile et un dièse à l’écran',
        },
        settings: {
          title: 'Regardez dans Paramètres',
          text: 'Ouvrez « À propos du téléphone », puis « État ». Appuyez sur le numéro pour le copier.',
          pictureAlt: 'Un téléphone avec une liste de paramètres, dont un est marqué',
        },
        box: {
          title: 'Regardez la boîte',
          text: 'Il est sur l’étiquette à code-barres. Utile quand l’écran reste noir.',
          pictureAlt: 'Une boîte avec une étiquette de barres et de chiffres',
        },
      },
    },
    faq: { title: 'Questions fréquentes' },
    buy: {
      title: 'Est-il encore temps pour votre téléphone ?',
      text: 'Saisissez l’IMEI. Vous voyez ce qui est possible, ce que cela coûte et quand cela prend effet.',
      actions: { buy: 'Voir ce qui convient à mon téléphone', find: 'Acheter dans un centre' },
    },
  },
}
