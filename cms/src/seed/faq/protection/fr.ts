import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'Que couvre la protection d’écran (Screen Damage Protection) ?',
    answer: `
**Un remplacement gratuit du bloc écran** dans l’année qui suit le jour de sa prise d’effet. Elle joue quand l’écran se casse par un choc accidentel, une chute ou une pression, par exemple dans une poche arrière. La pièce et la main-d’œuvre de ce remplacement sont comprises.

Elle ne couvre pas :

- un deuxième écran cassé, car elle sert une fois par téléphone ;
- les rayures qui ne gênent ni l’image ni le tactile ;
- les liquides, la perte, le vol et les dommages volontaires ;
- un écran cassé avant la prise d’effet.

[La protection d’écran expliquée](article:screen-damage-protection-explained) entre dans les détails. Ce qui compte, ce sont les conditions que vous acceptez à l’achat.
`,
  },
  'which-protection-do-i-need': {
    question: 'Protection d’écran ou extension de garantie : laquelle me faut-il ?',
    answer: `
Elles ne paient pas la même chose.

- **La protection d’écran** (Screen Damage Protection) est pour les accidents. Un écran cassé dans l’année est remplacé gratuitement, une fois.
- **L’extension de garantie** (Extended Warranty) est pour les pannes. Elle prolonge la garantie de 1 an et ne couvre pas les dommages causés par une personne.
- **La protection complète** (Comprehensive Protection) est une formule à part. Son contenu s’affiche avant l’achat et dépend du modèle et du pays.

Pensez à votre dernier téléphone. Si son écran s’est cassé, prenez la première. S’il est tombé en panne tout seul après la garantie, prenez la deuxième. Si ce n’était ni l’un ni l’autre, vous n’en avez peut-être pas besoin : une bonne coque coûte moins. [Comparez-les](page:protection) avant de décider.
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Jusqu’à quand puis-je acheter une protection pour mon téléphone ?',
    answer: `
Cela dépend de la formule et du lieu d’achat :

- **Protection d’écran, en ligne ou dans l’application** : dans les 3 jours qui suivent l’activation.
- **Protection d’écran, dans un centre de service** : dans les 15 jours qui suivent l’activation, avec un écran intact. Il est examiné sur place.
- **Extension de garantie, en ligne** : à tout moment pendant la garantie, sans examen.

Chacune s’achète une fois par téléphone. L’activation se fait toute seule quand un téléphone neuf est resté connecté un certain temps avec une carte SIM ; la [vérification de garantie](page:warranty-check) en indique le jour. Toutes les formules n’existent pas pour tous les modèles et tous les pays. Saisissez l’IMEI sous [protection](page:purchase-service) pour voir ce qui est possible pour votre téléphone.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Quand ma protection prend-elle effet ?',
    answer: `
Pas tout de suite. La protection d’écran prend effet quelques jours après l’activation du téléphone. Le nombre de jours s’affiche avant le paiement, et la date figure ensuite dans vos [commandes](page:purchase-service/order-list). Un écran qui se casse avant cette date n’est pas couvert.

Après le paiement, vous lirez peut-être que la carte est en cours d’activation. Attendez un instant et rouvrez la commande ; inutile de payer deux fois.

L’extension de garantie commence là où la garantie finit et la prolonge de 1 an. La [vérification de garantie](page:warranty-check) indique ce jour : notez-le à l’achat.
`,
  },
  'how-do-i-claim': {
    question: 'Mon écran est cassé. Comment utiliser ma protection ?',
    answer: `
:::steps
# L’écran se casse
Collez du ruban adhésif transparent sur la vitre et [sauvegardez vos données](article:back-up-phone-before-repair) tant que vous pouvez déverrouiller le téléphone.

# Venez dans un centre de service
[Trouvez-en un près de chez vous](page:service-center), ou utilisez la réparation avec enlèvement là où elle existe.

# L’avantage est décompté
Votre protection se retrouve grâce au téléphone lui-même. Pas besoin de carte, de facture ni d’impression : l’appareil suffit.

# La réparation est terminée
Testez le tactile, l’image et les caméras avant de partir. La protection est maintenant utilisée.
:::

Si le téléphone est trop abîmé pour que l’on puisse lire son IMEI, apportez la boîte : le numéro est sur l’étiquette.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Mon téléphone a été échangé sous garantie. Ma protection suit-elle ?',
    answer: `
C’est possible. La protection est liée à l’IMEI, il faut donc la rattacher au nouveau téléphone. Demandez-le à l’assistance téléphonique indiquée en bas de page ou dans le [chat en ligne](page:chat), et préparez :

- l’IMEI de l’ancien téléphone et celui du nouveau,
- le numéro d’ordre de la réparation,
- le numéro de téléphone de votre commande de protection.

Comptez environ 5 jours ouvrés. Les droits sont recalculés pour le nouveau téléphone et les dates peuvent changer : regardez vos [commandes](page:purchase-service/order-list) ensuite. Si le nouveau téléphone se casse entre-temps, dites au centre de service que le transfert est en cours.
`,
  },
  'my-payment-failed': {
    question: 'Mon paiement a échoué. Que devient ma commande ?',
    answer: `
Elle est conservée. Vous pouvez réessayer tout de suite, ou payer plus tard depuis vos [commandes](page:purchase-service/order-list), aussi sous « Mes commandes ».

:::steps
# Regardez si elle est payée
Ouvrez d’abord la commande. Un paiement en cours peut prendre un moment, et il a peut-être réussi sans que la page l’ait dit.

# Réessayez
Choisissez « Réessayer », avec le même moyen de paiement ou un autre.

# Surveillez la date
La protection d’écran s’achète en ligne dans les 3 jours qui suivent l’activation seulement. Une commande impayée n’arrête pas ce délai.
:::

Si la somme a quitté votre compte et que la commande reste impayée, [contactez-nous](page:contact) avec le numéro de commande.
`,
  },
  'cancel-a-protection-order': {
    question: 'Puis-je annuler une commande de protection ?',
    answer: `
« Annuler la commande » s’affiche dans vos [commandes](page:purchase-service/order-list) tant que l’annulation est possible. Connectez-vous avec le compte qui a servi à l’achat, choisissez la commande et confirmez.

- **Pas encore payée** : l’annulation y met fin, et vous ne devez rien.
- **Payée** : ce qui vous est remboursé, et jusqu’à quand, figure dans les conditions de votre pays acceptées à l’achat. Vous les lisez dans la commande, sous « Voir mon contrat de service ».
- **Utilisée** : un avantage décompté pour une réparation est épuisé.

Achetée en magasin ? Le magasin qui a encaissé le paiement vous aide en premier. Apportez le téléphone et le reçu.
`,
  },
}
