import type { PolicyTexts } from './policy-texts'

const PRICE =
  'S’il y a quelque chose à payer, vous recevez d’abord le prix de la pièce et de la main-d’œuvre, et vous décidez.'
const TIME =
  'Comptez d’ordinaire 3 à 7 jours ouvrés à partir du début de la réparation. C’est une indication ; les jours fériés allongent ce délai.'
const FOLLOW =
  'Avec le numéro d’ordre, vous suivez la réparation sur la page [suivi de réparation](page:repair-status).'

const BRING_IN = `
:::steps
# Vérifiez la garantie
IDENTIFY

# Sauvegardez vos données
Une réparation peut exiger une remise à zéro. [Sauvegardez l’appareil](article:back-up-phone-before-repair) tant qu’il fonctionne.

# Apportez l’appareil
Venez dans un [centre de service](page:service-center) avec l’appareil, et avec son chargeur si c’est la charge qui pose problème. Montrez la facture si vous l’avez. Vous recevez un ordre avec un numéro.

# Attendez la réparation
Un technicien examine l’appareil. ${PRICE} ${TIME} ${FOLLOW}

# Essayez avant de partir
Essayez ce qui était en panne et comparez le numéro de l’ordre avec celui de l’appareil.
:::`

export const fr: PolicyTexts = {
  titles: {
    'mobile-phone': 'Téléphones {brand} : garantie et service',
    'retail-accessories': 'Accessoires {brand} : garantie et service',
    'home-appliance': 'Électroménager {brand} : garantie et service',
    laptop: 'Ordinateurs portables {brand} : garantie et service',
  },
  summaries: {
    'mobile-phone':
      'Les défauts de matière et de fabrication sont réparés gratuitement ({periods}). Les chutes et les liquides ne sont pas couverts. La durée court dès l’activation.',
    'retail-accessories':
      'En cas de défaut de matière ou de fabrication, l’accessoire est réparé ou remplacé ({periods}). La durée court dès le jour de l’achat.',
    'home-appliance':
      'Les défauts de matière et de fabrication sont réparés gratuitement, chez vous pour les gros appareils ({periods}). Une mauvaise installation n’est pas couverte.',
    laptop:
      'Les défauts de matière et de fabrication sont réparés gratuitement ({periods}). Sauvegardez d’abord vos données : elles ne font pas partie de la garantie.',
    'small-appliance':
      'En cas de défaut de matière ou de fabrication, l’appareil est réparé ou remplacé ({periods}). L’usure et le calcaire ne sont pas couverts. La durée court dès le jour de l’achat.',
  },
  headings: {
    covered: 'Ce qui est couvert',
    period: 'Combien de temps',
    excluded: 'Ce qui n’est pas couvert',
    claim: 'Comment faire',
    parts: 'Pièces et appareils remplacés',
    data: 'Vos données',
    transport: 'Transport',
    rights: 'Vos droits selon la loi',
  },
  scopes: {
    'aster-mobile-phone': 'Ces conditions valent pour les téléphones Aster et les tablettes Aster Slate.',
    'aster-retail-accessories':
      'Ces conditions valent pour les chargeurs, câbles, écouteurs et batteries externes Aster vendus à part. Ce qui était dans la boîte d’un téléphone relève des conditions du téléphone.',
    'aster-home-appliance':
      'Ces conditions valent pour le petit électroménager Aster : ventilateurs, bouilloires, fers à repasser et purificateurs d’air.',
    'aster-laptop':
      'Ces conditions valent pour les ordinateurs portables Aster, avec la batterie et le chargeur fournis.',
    'kite-mobile-phone':
      'Ces conditions valent pour les smartphones et téléphones à touches Kite, ainsi que pour les montres et balises Kite qui ont une carte SIM.',
    'kite-retail-accessories':
      'Ces conditions valent pour les écouteurs, enceintes, chargeurs, câbles, batteries externes et montres sans SIM Kite vendus à part.',
    'kite-home-appliance':
      'Ces conditions valent pour le petit électroménager Kite : ventilateurs, fers à repasser, sèche-cheveux et tondeuses.',
    'kite-laptop':
      'Ces conditions valent pour les ordinateurs portables Kite, avec la batterie et le chargeur fournis.',
    'solis-mobile-phone':
      'Solis ne fait pas de téléphones. Ces conditions valent pour les appareils Solis qui ont une carte SIM et un IMEI : les routeurs Link et le Hub TV.',
    'solis-retail-accessories':
      'Ces conditions valent pour les barres de son, supports muraux, câbles et télécommandes Solis vendus à part.',
    'solis-home-appliance':
      'Ces conditions valent pour les téléviseurs, réfrigérateurs, lave-linge et climatiseurs Solis.',
    'solis-laptop':
      'Ces conditions valent pour les ordinateurs portables Solis, avec la batterie et le chargeur fournis.',
  },
  items: {
    smartphone: 'Smartphone',
    featurePhone: 'Téléphone à touches',
    tablet: 'Tablette',
    watchWithSim: 'Montre ou balise avec SIM',
    router: 'Routeur ou Hub TV',
    battery: 'Batterie',
    boxCharger: 'Chargeur et câble fournis',
    charger: 'Chargeur et câble',
    earphones: 'Écouteurs',
    powerBank: 'Batterie externe',
    watch: 'Montre sans SIM',
    speaker: 'Enceinte',
    remoteControl: 'Télécommande',
    mountAndCable: 'Support mural et câble',
    soundbar: 'Barre de son',
    smallAppliance: 'Petit appareil',
    trimmer: 'Sèche-cheveux et tondeuse',
    television: 'Téléviseur',
    refrigerator: 'Réfrigérateur',
    washingMachine: 'Lave-linge',
    airConditioner: 'Climatiseur',
    compressor: 'Compresseur du réfrigérateur et du climatiseur',
    motor: 'Moteur du lave-linge',
    laptop: 'Ordinateur portable',
  },
  changes: {
    longerEarphones: 'Nouveau dans cette version : les écouteurs sont couverts 12 mois au lieu de 6.',
    longerLaptop:
      'Nouveau dans cette version : les ordinateurs achetés à partir de ce jour sont couverts 24 mois au lieu de 12.',
  },
  covered: {
    all: 'Les défauts de matière ou de fabrication qui apparaissent en usage normal pendant la garantie. Pièces et main-d’œuvre ne vous coûtent alors rien. Par exemple :',
    'mobile-phone': `
- l’appareil ne s’allume pas, redémarre tout seul ou ne charge pas
- des lignes ou des zones sombres à l’écran, ou un écran qui ne réagit pas, sans qu’il ait reçu de coup
- une panne d’appareil photo, de micro, de haut-parleur, de boutons, de capteurs ou de réseau
- une panne logicielle que ni mise à jour ni remise à zéro ne corrigent`,
    'retail-accessories': `
- il ne charge pas, n’a pas de son ou ne se connecte pas
- un câble lâche à l’intérieur sans dommage visible
- la batterie des écouteurs ou de la batterie externe ne charge plus
- un bouton, une prise ou une charnière se détache en usage normal`,
    'home-appliance': `
- il ne démarre pas ou s’arrête en marche
- il ne refroidit, ne chauffe, ne lave ou n’essore pas comme il faut
- l’image, le son ou la connexion d’un téléviseur tombent en panne
- il fuit ou devient bruyant à cause d’une pièce à l’intérieur`,
    laptop: `
- il ne démarre pas ou s’éteint tout seul
- une panne d’écran, de clavier, de pavé tactile, de prises, de ventilateur, de mémoire ou de disque
- la batterie ne charge plus
- le système d’origine ne peut pas être rétabli`,
    'small-appliance': `
- il ne démarre pas ou s’arrête en marche
- il ne chauffe, ne souffle ou ne tourne pas comme il faut
- un interrupteur, un câble ou une prise lâche à l’intérieur
- il devient bruyant ou sent le brûlé à cause d’une pièce à l’intérieur`,
  },
  period: {
    'mobile-phone':
      'La durée court dès l’activation de l’appareil. La [vérification de garantie](page:warranty-check) montre jusqu’à quand : composez `*#06#` pour voir l’IMEI. La carte de garantie s’affiche 24 heures après l’activation.',
    'retail-accessories':
      'La durée court dès le jour de l’achat. La facture le montre : gardez-la avec l’accessoire.',
    'home-appliance':
      'La durée court dès le jour de l’achat indiqué sur la facture. Pour un téléviseur, la page [garantie TV](page:tv-warranty) la montre avec le numéro de série.',
    laptop:
      'La durée court dès le jour de l’achat indiqué sur la facture. Le numéro de série (SNID) est sur l’étiquette, sous l’ordinateur.',
    after:
      'Une réparation ne raccourcit pas cette durée et ne la fait pas recommencer. Une pièce remplacée est couverte jusqu’à la fin de la durée, et au moins 90 jours.',
    'small-appliance':
      'La durée court dès le jour de l’achat indiqué sur la facture. Le modèle et le numéro de série sont sur l’étiquette, dessous ou au dos.',
  },
  excluded: {
    all: `
- les chutes, les coups, la pression et la flexion
- les liquides, le sable, les insectes, la foudre et une mauvaise tension
- des pièces, chargeurs ou logiciels qui ne sont pas faits pour lui
- l’ouverture ou la réparation par quelqu’un d’extérieur à notre service
- un numéro de série ou un IMEI retiré ou illisible
- l’usure : rayures, couleurs passées, batterie qui tient moins avec l’âge`,
    'mobile-phone': `
- un écran cassé par une chute : la [protection d’écran](page:protection) est là pour cela
- un téléphone fabriqué pour un autre pays : sa garantie vaut là-bas`,
    'retail-accessories': `
- les coussinets, bracelets et housses qui s’usent à l’usage`,
    'home-appliance': `
- l’installation ou le branchement par quelqu’un d’autre, et un déplacement ensuite
- les filtres, lampes et joints que l’on nettoie ou change à l’usage
- l’usage professionnel d’un appareil fait pour un foyer`,
    laptop: `
- les programmes et jeux que vous avez installés, et les dégâts des virus
- les données de l’ordinateur et leur récupération`,
    'small-appliance': `
- le calcaire, la poussière et les cheveux qui n’ont pas été retirés
- les filtres, lames et joints que l’on change à l’usage
- l’usage professionnel d’un appareil fait pour un foyer`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Saisissez l’IMEI dans la [vérification de garantie](page:warranty-check). Elle dit aussi dans quel pays la garantie vaut.',
    ),
    'retail-accessories': `
:::steps
# Cherchez la facture
Elle montre le jour de l’achat et le magasin.

# Essayez avec un autre appareil
Vous saurez ainsi que le défaut vient de l’accessoire.

# Apportez-le
Venez dans un [centre de service](page:service-center) avec l’accessoire et la facture. Vous recevez un ordre avec un numéro.

# Reprenez-le
Beaucoup d’accessoires sont échangés tout de suite. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Notez le modèle et le numéro de série
Ils sont sur l’étiquette : au dos d’un téléviseur, à l’intérieur de la porte d’un réfrigérateur ou d’un lave-linge, sur le côté d’un climatiseur.

# Appelez-nous
Par l’assistance téléphonique du bas de page ou la [page de contact](page:contact). Dites ce qui se passe et depuis quand.

# Le technicien vient
Pour les gros appareils, nous convenons d’un jour. Dégagez l’accès à l’appareil. Apportez les petits à un [centre de service](page:service-center).

# Attendez la réparation
${PRICE} ${TIME} ${FOLLOW}

# Essayez ensemble
Faites marcher l’appareil une fois avant de signer l’ordre.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Préparez le numéro de série (SNID) et la facture, et regardez si un [pilote](page:drivers-download) plus récent suffit.',
    ),
    'small-appliance': `
:::steps
# Cherchez la facture
Elle montre le jour de l’achat et le magasin.

# Éteignez-le
Débranchez-le et laissez-le refroidir. Ne l’ouvrez pas.

# Apportez-le
Venez dans un [centre de service](page:service-center) avec l’appareil et la facture. Vous recevez un ordre avec un numéro.

# Attendez la réparation
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Nous réparons avec des pièces d’origine. Leur numéro de série permet de [vérifier qu’une pièce est d’origine](page:spare-parts-serial). Une pièce remplacée sous garantie nous revient ; après une réparation payée, vous pouvez l’emporter.',
    exchange:
      'Si la réparation est impossible, vous recevez le même modèle ou un modèle équivalent. Une protection passe au nouveau téléphone à votre demande : appelez l’assistance téléphonique ou écrivez au support en ligne. Il faut environ 5 jours ouvrés.',
  },
  data: {
    'mobile-phone':
      'Nous ne regardons ni vos photos ni vos messages, et nous ne demandons pas les mots de passe de vos comptes. Une réparation peut effacer le téléphone ; nous vous demandons avant. Ce qui n’était pas sauvegardé ne revient pas. Les détails sont dans [vos données pendant une réparation](article:how-we-treat-your-data-in-a-repair). Retirez les cartes SIM et mémoire, et laissez la coque chez vous.',
    'retail-accessories':
      'La plupart des accessoires ne gardent rien. Retirez écouteurs et montres des appareils connectés de votre téléphone, et réinitialisez une montre avant de la remettre.',
    'home-appliance':
      'Déconnectez vos comptes sur un téléviseur et retirez les clés USB. Les autres appareils ne gardent que leurs réglages, qu’une réparation peut remettre à zéro.',
    laptop:
      'Copiez vos fichiers sur un autre disque. Une réparation peut effacer le disque ; nous vous demandons avant. Ce qui n’était pas sauvegardé ne revient pas. Nous ne lisons pas vos fichiers et ne demandons pas les mots de passe de vos comptes.',
    'small-appliance': 'Ces appareils ne gardent rien sur vous.',
  },
  transport: {
    broughtIn:
      'Vous apportez l’appareil et venez le chercher. Là où il existe un service de livraison, nous pouvons le prendre à votre porte et le rapporter : vous voyez le prix avant de commander. Du moment où vous le remettez jusqu’à son retour, nous en répondons.',
    atHome:
      'Les gros appareils sont réparés chez vous quand c’est possible. S’il faut en emporter un à l’atelier sous garantie, nous le transportons aller et retour sans frais. Un téléviseur voyage debout ; un réfrigérateur repose quelques heures avant d’être remis en marche.',
  },
  rights:
    'Cette garantie est une promesse de la marque, en plus des droits que la loi vous donne face au vendeur. Ceux-ci restent entiers. Si la loi de votre pays vous donne plus que ces conditions, c’est elle qui compte. Si vous n’êtes pas d’accord avec une décision, dites-le : la [page de contact](page:contact) donne tous les moyens de nous joindre.',
  law: {},
}
