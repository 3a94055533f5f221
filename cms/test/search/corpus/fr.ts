import type { Texts } from './topics'

export const fr: Texts = {
  warranty: [
    'Comment vérifier si votre appareil est sous garantie',
    'Composez *#06# pour voir le numéro IMEI ou regardez l’étiquette sur la boîte. Saisissez-le dans la vérification de garantie : vous verrez quand elle a commencé et quel jour elle se termine. Gardez le ticket de caisse, il fait foi si la date enregistrée est fausse.',
  ],
  battery: [
    'La batterie se décharge trop vite',
    'Cherchez dans les réglages les applications qui consomment le plus et fermez celles dont vous n’avez pas besoin. Baissez la luminosité, coupez la localisation et redémarrez le téléphone une fois par semaine. Une batterie qui tient moins d’une demi-journée après deux ans est usée et peut être remplacée.',
  ],
  screen: [
    'Réparation d’un écran cassé',
    'Une vitre fissurée est remplacée en une heure environ avec une pièce d’origine. Apportez le téléphone dans un centre de service ou faites-le chercher chez vous. Le prix comprend la vitre, la dalle tactile et la main-d’œuvre.',
  ],
  water: [
    'Que faire si votre téléphone est tombé dans l’eau',
    'Éteignez-le tout de suite et ne le chargez pas. Retirez la carte SIM, essuyez l’extérieur et laissez-le un jour dans un endroit sec. Le riz ne sert à rien. Les dégâts des liquides ne sont pas couverts, mais un technicien peut souvent sauver la carte mère si vous venez tôt.',
  ],
  status: [
    'Suivre l’état de votre réparation',
    'Entrez le numéro de l’ordre de travail ou votre numéro de téléphone pour voir où en est votre appareil : reçu, en attente de pièces, en cours, testé ou prêt à être retiré. Nous vous envoyons un message à chaque étape.',
  ],
  centers: [
    'Trouver un centre de service près de chez vous',
    'Choisissez votre ville sur la carte pour voir les adresses, les horaires d’ouverture et le téléphone de chaque atelier. La plupart sont ouverts du lundi au samedi. Prenez rendez-vous pour ne pas attendre.',
  ],
  prices: [
    'Prix des pièces détachées',
    'Choisissez votre modèle pour voir ce que coûte une dalle, une batterie, une caméra ou un dos neuf. Les tarifs valent pour des pièces d’origine, taxes comprises ; la main-d’œuvre est indiquée à part.',
  ],
  charging: [
    'Le téléphone se charge lentement ou pas du tout',
    'Essayez d’abord un autre câble et une autre prise. Nettoyez le port avec une brosse à dents sèche : la poussière empêche la fiche d’entrer. Utilisez le chargeur livré avec l’appareil. S’il chauffe pendant la charge, arrêtez et apportez-le-nous.',
  ],
  backup: [
    'Sauvegarder ses photos et ses contacts avant une réparation',
    'Copiez vos données sur votre compte ou sur un ordinateur avant de remettre le téléphone : le technicien doit parfois effacer la mémoire. Retirez la carte SIM et la carte mémoire, et déconnectez-vous de votre compte.',
  ],
  television: [
    'Garantie du téléviseur et visite à domicile',
    'Un téléviseur Solis est couvert pendant deux ans, dalle comprise. Pas d’image, pas de son ou des lignes à l’écran ? Réservez un technicien qui vient chez vous. Préparez le numéro de série qui se trouve au dos.',
  ],
  conditioner: [
    'Nettoyez le filtre de votre climatiseur tous les mois',
    'Éteignez l’appareil, ouvrez le capot et sortez les filtres. Lavez-les à l’eau tiède et laissez-les sécher à l’ombre. Un filtre sale rend le climatiseur bruyant, le fait goutter et augmente la consommation d’électricité.',
  ],
  password: [
    'J’ai oublié le mot de passe de l’écran verrouillé',
    'Personne ne peut lire le code ou le schéma, pas même un technicien. Vous pouvez réinitialiser le téléphone avec votre compte, ce qui efface tout. S’il demande ensuite le compte et que vous ne pouvez pas vous connecter, faites une demande de déverrouillage avec une preuve d’achat.',
  ],
  protection: [
    'Formule de protection de l’écran : ce qu’elle couvre et comment la demander',
    'La formule paie un écran brisé dans les douze mois qui suivent l’achat. Souscrivez dans les quinze jours. Le vol, la perte et les rayures légères ne sont pas couverts. Apportez le téléphone et une pièce d’identité.',
  ],
  genuine: [
    'Reconnaître un chargeur et des écouteurs authentiques',
    'Les accessoires contrefaits peuvent surchauffer. Grattez l’étiquette et saisissez le code de seize chiffres pour vérifier que le produit est original. Achetez dans les magasins de notre liste.',
  ],
}
