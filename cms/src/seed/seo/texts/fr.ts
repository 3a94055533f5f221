import type { SeoTexts } from './seo-texts'

export const fr: SeoTexts = {
  home: [
    'Le service d’Aster, Kite et Solis',
    'Vérifiez la garantie, suivez une réparation, trouvez un centre de service et le prix des pièces, lisez nos conseils pour vos appareils.',
  ],
  about: [
    'Qui sommes-nous',
    'Carelane est le service après-vente d’Aster, Kite et Solis. Nos valeurs, et ce que vous pouvez attendre d’une réparation.',
  ],
  'after-sales': [
    'Le service après-vente de vos appareils',
    'De la première question à la réparation terminée : ce que fait le service après-vente pour téléphones, TV, ordinateurs et électroménager.',
  ],
  'air-conditioner-repair-and-service': [
    'Réparer et nettoyer un climatiseur',
    'Il ne refroidit plus, il goutte, il sent ? Ce que vous pouvez vérifier vous-même, et comment un technicien vient chez vous.',
  ],
  'broken-screen-service': [
    'Écran cassé : la réparation pas à pas',
    'Les premiers gestes, le déroulement et la durée de la réparation, et les cas où la protection d’écran la prend en charge.',
  ],
  chat: [
    'Discuter avec le service client',
    'Écrivez au service client pour une question de réparation, de garantie ou de commande. Gardez l’IMEI ou le numéro d’ordre sous la main.',
  ],
  'choose-your-country-or-region': [
    'Choisir un pays ou une région',
    'Chaque pays a ses centres, son assistance téléphonique, ses prix et ses conditions. Choisissez où vous êtes et votre langue.',
  ],
  contact: [
    'Contact : téléphone, e-mail et chat',
    'Appelez l’assistance téléphonique de votre pays, écrivez-nous ou ouvrez un chat. Et quel numéro de l’appareil garder sous la main.',
  ],
  detail: [
    'Actualités et conseils',
    'Les articles de l’équipe sur la réparation, la garantie et l’entretien des téléphones, tablettes, TV, ordinateurs et électroménager.',
  ],
  'drivers-download': [
    'Pilotes et manuels pour ordinateur',
    'Téléchargez les pilotes, le manuel et le guide d’installation de votre ordinateur, par numéro de série (SNID) ou par modèle.',
  ],
  'exclusive-service': [
    'Care+ : protéger votre téléphone',
    'Choisissez votre pays et votre téléphone, voyez les formules possibles et leur prix, puis achetez en ligne.',
  ],
  faq: [
    'Questions fréquentes : réparation, garantie',
    'Des réponses courtes sur les délais, la garantie, les pièces, les protections, vos données et les téléchargements, par thème.',
  ],
  news: [
    'Actualités du service',
    'Ce qui change au service d’Aster, Kite et Solis et pour tous ceux qui ont un appareil électronique.',
  ],
  'news-detail': [
    'Actualités du service',
    'Un article de nos actualités : ce qui est nouveau au service et ce que cela change pour vous et votre appareil.',
  ],
  'phone-repair': [
    'Réparation de téléphone : ce que nous réparons',
    'Batterie, charge, boutons, carte mère, écran, appareil photo, haut-parleur : ce que nous réparons, comment et où.',
  ],
  'phone-repair-services': [
    'Nos services pour votre téléphone',
    'Diagnostic, réparation avec pièces d’origine, mise à jour, respect de vos données : ce que comprend chaque service.',
  ],
  'phone-unlocking-appeal': [
    'Demander le déblocage d’un téléphone',
    'Votre téléphone est bloqué et il est à vous ? Envoyez une demande avec la preuve d’achat. Examen sous 7 jours ouvrés.',
  ],
  policy: [
    'Confidentialité, conditions et cookies',
    'Comment nous traitons vos données, à quelles conditions vous utilisez ce site et quels cookies il dépose, en mots simples.',
  ],
  protection: [
    'Protection d’écran et extension de garantie',
    'Ce que couvrent les deux protections, quand et comment les acheter, et comment faire une demande en quatre étapes.',
  ],
  'purchase-service': [
    'Acheter une protection en ligne',
    'Choisissez une formule pour votre téléphone, payez en ligne et retrouvez commandes et activations au même endroit.',
  ],
  'purchase-service-offline': [
    'Acheter une protection en magasin',
    'Choisissez une formule et un magasin près de chez vous, puis suivez ici la commande et son activation.',
  ],
  'repair-appointment': [
    'Prendre rendez-vous pour une réparation',
    'Choisissez un centre, un jour et une heure, et dites ce qui ne va pas : vous attendrez moins.',
  ],
  'repair-status': [
    'Suivre ma réparation',
    'Voyez où en est votre réparation, avec le numéro d’ordre ou un numéro de téléphone avec l’indicatif du pays.',
  ],
  search: [
    'Rechercher une aide ou un service',
    'Trouvez services, réponses, actualités, conseils et conditions. Deux lettres suffisent pour commencer.',
  ],
  'service-center': [
    'Trouver un centre de service',
    'Centres par pays, région et ville ou par mot-clé, avec horaires, téléphone, distance et itinéraire.',
  ],
  'service-manal': [
    'Manuels de service par produit',
    'Installation, entretien et premiers gestes, par produit : téléphones, TV, ordinateurs et électroménager.',
  ],
  'service-manal-detail': [
    'Manuel de service',
    'Installer l’appareil, l’entretenir et le contrôler avant d’appeler le service.',
  ],
  'service-policy': [
    'Politique de service par marque',
    'Ce que couvre la garantie d’Aster, Kite et Solis, sa durée, ses exclusions et les démarches. Choisissez marque et produit.',
  ],
  'spare-parts-price': [
    'Prix des pièces détachées',
    'Combien coûte un écran, une batterie ou une carte mère pour votre modèle : pièce, main-d’œuvre et total, à titre indicatif.',
  ],
  'spare-parts-serial': [
    'Cette pièce est-elle d’origine ?',
    'Saisissez le numéro de série d’une pièce pour savoir si elle vient bien de notre service.',
  ],
  survey: [
    'Enquête : votre avis sur le service',
    'Quelques questions sur notre service. Vos réponses nous montrent ce qu’il faut améliorer.',
  ],
  tips: [
    'Conseils pour téléphone, TV et ordinateur',
    'Charge, chaleur, eau, lenteur, son, nettoyage : réglez les petits problèmes vous-même, avec ceux qui réparent.',
  ],
  'tips-detail': [
    'Conseils et astuces',
    'Un conseil pas à pas : ce que vous pouvez faire, et quand un technicien doit regarder l’appareil.',
  ],
  'tv-warranty': [
    'Vérifier la garantie d’un téléviseur',
    'Vérifiez la garantie de votre téléviseur Solis avec son numéro de série et lisez ce qu’elle couvre.',
  ],
  'warranty-check': [
    'Vérifier la garantie avec l’IMEI',
    'Composez *#06#, saisissez l’IMEI de votre téléphone et voyez s’il est sous garantie et jusqu’à quand.',
  ],
}
