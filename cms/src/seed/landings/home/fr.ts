import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Le service d’Aster, Kite et Solis',
  description:
    'Vérifiez votre garantie, suivez une réparation, trouvez un centre de service et le prix des pièces pour téléphones, tablettes, ordinateurs portables, téléviseurs et appareils ménagers.',
  sections: {
    search: {
      title: 'Comment pouvons-nous vous aider ?',
      intro: 'Tapez une panne, un modèle ou un mot comme « batterie ».',
    },
    tools: {
      title: 'Trouvez la réponse vous-même',
      intro: 'Sans compte. Il vous faut l’IMEI, le numéro d’ordre ou le modèle.',
    },
    'repair-service': {
      title: 'Service de réparation',
      intro:
        'Choisissez ce qui est en panne. Chaque page dit ce qui est fait, combien de temps cela prend et quoi apporter.',
      items: {
        phone: {
          title: 'Réparation de téléphone',
          text: 'Batterie, charge, appareil photo, haut-parleur, boutons, carte mère.',
        },
        screen: { title: 'Écran cassé', text: 'Fissures, lignes, taches ou tactile qui ne répond plus.' },
        tv: { title: 'Téléviseur', text: 'Ce que couvre la garantie, et comment se passe une visite.' },
        airConditioner: {
          title: 'Climatiseur',
          text: 'Nettoyage, fuite, bruit, ou air qui reste chaud.',
        },
      },
    },
    'after-sales': {
      title: 'Un service après-vente professionnel',
      intro: 'Quatre choses qu’un centre de service fait pour votre téléphone.',
      items: {
        onlineReservation: {
          title: 'Réservation en ligne',
          text: 'Choisissez le centre, le jour et l’heure là où la réservation en ligne existe, et venez quand on vous attend.',
        },
        phoneDetection: {
          title: 'Diagnostic du téléphone',
          text: 'Un technicien teste écran, batterie, charge, caméras, son et réseau, et vous dit ce qu’il a trouvé.',
        },
        professionalRepair: {
          title: 'Réparation professionnelle',
          text: 'Vous recevez d’abord le prix de la pièce et de la main-d’œuvre, et vous décidez. L’appareil est ensuite réparé et testé.',
        },
        softwareUpgrade: {
          title: 'Mise à jour du logiciel',
          text: 'Pour un téléphone qui se fige, redémarre ou s’arrête sur le logo. Sauvegardez vos données avant : une réinitialisation peut être nécessaire.',
        },
      },
    },
    'how-it-goes': {
      title: 'Comment se passe une réparation',
      intro:
        'D’ordinaire 3 à 7 jours ouvrés à partir du début de la réparation. Ce délai est indicatif, et les jours fériés l’allongent.',
      items: {
        check: {
          title: 'Vérifiez la garantie',
          text: 'Composez *#06#, saisissez l’IMEI et voyez si votre téléphone est couvert.',
        },
        handIn: {
          title: 'Déposez l’appareil',
          text: 'Sauvegardez vos données, apportez la facture et gardez le numéro d’ordre.',
        },
        decide: {
          title: 'Décidez',
          text: 'Vous voyez la pièce et la main-d’œuvre séparément avant tout travail.',
        },
        takeHome: {
          title: 'Testez-le et repartez avec',
          text: 'Passez un appel, prenez une photo, chargez-le. Puis évaluez la réparation.',
        },
      },
    },
    delivery: {
      title: 'Réparation avec enlèvement : nous venons chercher votre téléphone',
      text: 'Vous réservez, nous venons le chercher, il est réparé. Dans certaines villes, vous n’avez pas du tout à vous déplacer. Demandez au service en ligne si votre adresse est desservie.',
      pictureAlt: 'Une camionnette de livraison avec un colis, et un téléphone en route vers elle',
      actions: { ask: 'Demander un enlèvement', follow: 'Suivre une réparation' },
    },
    'delivery-cities': { title: 'Où la réparation avec enlèvement existe' },
    'value-added': {
      title: 'Services complémentaires',
      intro:
        'Ils s’achètent une fois par téléphone. Ce qui est possible pour le vôtre dépend du modèle, de son âge et de votre pays.',
      items: {
        screen: {
          title: 'Protection d’écran (Screen Damage Protection)',
          text: 'Un remplacement d’écran gratuit dans l’année, après un choc, une chute ou une pression.',
        },
        extended: {
          title: 'Extension de garantie (Extended Warranty)',
          text: 'Une année de plus pour les pannes. S’achète en ligne pendant la garantie, sans examen.',
        },
        comprehensive: {
          title: 'Protection complète (Comprehensive Protection)',
          text: 'Une formule à part sous le nom Care+. Saisissez l’IMEI pour voir ce qu’elle offre à votre téléphone.',
        },
      },
    },
    'news-centre': { title: 'Espace actualités' },
    tips: {
      title: 'Conseils et astuces',
      intro: 'Des pannes que vous pouvez régler vous-même, par type d’appareil.',
    },
    explore: { title: 'À découvrir aussi' },
    discover: {
      title: 'Découvrez d’autres services',
      items: {
        policy: {
          title: 'Politique de service',
          text: 'Choisissez la marque et le produit, et lisez ce qui vaut dans votre pays.',
        },
        genuine: {
          title: 'Cette pièce est-elle d’origine ?',
          text: 'Saisissez son numéro de série et recevez un oui ou un non.',
        },
        unlock: {
          title: 'Demande de déblocage',
          text: 'Pour un téléphone bloqué. Examen sous 7 jours ouvrés.',
        },
        manuals: {
          title: 'Manuel de service',
          text: 'Entretien, sécurité et préparation d’une réparation, par appareil.',
        },
        questions: {
          title: 'Questions et réponses',
          text: 'Réparation, garantie, pièces, protection, compte.',
        },
        afterSales: {
          title: 'Service après-vente',
          text: 'Tout ce qui vient après l’achat, sur une seule page.',
        },
      },
    },
    partner: {
      title: 'Votre partenaire officiel pour l’assistance',
      text: 'Carelane est le service d’Aster, Kite et Solis : les marques qui ont fait votre appareil, avec leurs pièces, leurs consignes de réparation et leur garantie.',
      pictureAlt: 'Un comptoir de service avec les outils d’un technicien, sous une enseigne avec une clé',
      actions: { about: 'Qui sommes-nous' },
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
    'more-centres': {
      title: 'Plus de centres de service',
      text: 'Cherchez par région et ville, ou par mot-clé. Vous voyez horaires, téléphone, distance et itinéraire.',
      actions: { find: 'Trouver un centre de service' },
    },
    'our-service': {
      title: 'Notre service',
      intro: 'Ce que vous pouvez attendre, quel que soit le centre choisi.',
      items: {
        estimate: {
          title: 'Le prix d’abord',
          text: 'Aucune réparation ne commence avant que vous ayez vu le devis et dit oui.',
        },
        data: {
          title: 'Vos données restent à vous',
          text: 'Personne ne regarde vos photos ni vos messages, et personne ne demande de mot de passe.',
        },
        status: {
          title: 'Vous savez toujours où cela en est',
          text: 'Chaque étape de la réparation, par numéro d’ordre ou numéro de téléphone.',
        },
        rating: {
          title: 'Vous avez le dernier mot',
          text: 'Évaluez la réparation dans les 3 mois. Chaque avis est lu.',
        },
      },
    },
    'online-service': {
      title: 'AICC, le service client en ligne',
      text: 'Décrivez la panne avec vos mots. Gardez le modèle et l’IMEI sous la main, et une photo si elle se voit.',
      actions: { chat: 'Démarrer un chat' },
    },
    'contact-ways': { title: 'D’autres façons de nous joindre' },
    'social-media': {
      title: 'Réseaux sociaux',
      intro: 'Des conseils et des nouvelles du service, là où vous êtes déjà.',
    },
    app: {
      title: 'Obtenir l’application',
      intro: 'Scannez le code avec l’appareil photo de votre téléphone.',
    },
    drivers: {
      title: 'Pilotes et manuels pour votre ordinateur portable',
      text: 'Saisissez le numéro de série (SNID), ou choisissez la marque, la série et le modèle. Un seul téléchargement récupère tous les pilotes.',
      actions: { drivers: 'Trouver les pilotes' },
    },
  },
}
