import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Comment savoir si mon téléphone est encore sous garantie ?',
    answer: `
:::steps
# Trouvez l’IMEI
Composez \`*#06#\`. Le numéro à 15 chiffres s’affiche à l’écran. Il figure aussi sur la boîte. Si le téléphone ne s’allume pas, il y a [d’autres endroits où le trouver](article:find-your-imei-number).

# Saisissez-le
Ouvrez la [vérification de garantie](page:warranty-check), tapez l’IMEI et relisez les chiffres.

# Lisez la réponse
Vous voyez la marque, le modèle, le jour d’activation, l’état et le jour où la garantie se termine.
:::

Un téléphone à deux cartes SIM a deux numéros. Prenez IMEI 1. Un téléphone neuf apparaît 24 heures après son activation : attendez un jour avant de vous inquiéter.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'Qu’est-ce que la garantie couvre, et qu’est-ce qu’elle ne couvre pas ?',
    answer: `
Elle couvre les défauts de matière et de fabrication : un appareil qui tombe en panne alors qu’il a été utilisé normalement. La pièce et la main-d’œuvre ne vous coûtent alors rien.

En règle générale, elle ne couvre pas :

- les chutes, les chocs et la pression, par exemple un écran fissuré ;
- les liquides, le feu, la foudre et une mauvaise tension ;
- les modifications et réparations faites par d’autres ;
- l’usure, les rayures, et les accessoires une fois leur propre durée écoulée.

Sa durée dépend du produit, de la pièce et du pays. Ce qui compte, c’est la [politique de service](page:service-policy) de votre marque et de votre produit : choisissez les deux et lisez-la. Pour les accidents, il y a la [protection d’écran](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'La vérification indique que mon appareil n’est pas activé. Pourquoi ?',
    answer: `
Un appareil s’active à l’usage : cela se fait tout seul, une fois qu’une carte SIM est insérée et que le téléphone est resté connecté un certain temps. Vous n’avez rien à enregistrer.

:::steps
# Vérifiez le numéro
Un seul chiffre faux mène à un autre appareil. Composez \`*#06#\` et comparez.

# Connectez-vous
Insérez une carte SIM, activez les données mobiles et utilisez le téléphone comme d’habitude pendant quelques heures.

# Attendez un jour
La garantie s’affiche 24 heures après l’activation.
:::

Si la réponse reste « Non activé » après deux jours d’usage, [contactez-nous](page:contact) avec une photo de la boîte et de la facture. Si vous avez acheté le téléphone comme neuf et qu’il était activé bien avant, demandez d’abord au magasin.
`,
  },
  'imei-does-not-exist': {
    question: 'La vérification dit que mon IMEI n’existe pas. Que faire ?',
    answer: `
Le plus souvent, un chiffre est faux. Un IMEI compte 15 chiffres et aucune lettre. Recopiez-le depuis l’écran après avoir composé \`*#06#\`, plutôt que depuis la boîte, où un 6 se lit facilement comme un 8.

Si le numéro est juste, pensez à ceci :

- L’appareil est d’une autre marque. Ici, vous vérifiez seulement les appareils Aster, Kite et Solis.
- Vous avez tapé le numéro de série, qui contient des lettres.
- Le numéro du téléphone et celui de la boîte diffèrent. Retournez alors au magasin avec les deux.

[Trouver votre IMEI](article:find-your-imei-number) montre tous les endroits où il est écrit. S’il reste introuvable, [écrivez-nous](page:contact) avec une photo de l’étiquette.
`,
  },
  'warranty-in-another-country': {
    question: 'J’ai acheté mon téléphone dans un autre pays. La garantie est-elle valable ici ?',
    answer: `
Un téléphone porte la garantie du pays pour lequel il a été fabriqué et où il a été vendu. Si la réponse est qu’il a été expédié depuis un autre pays, il n’est pas sous garantie là où vous êtes, et la réparation est payante.

Refaites la vérification [pour le pays d’achat](page:choose-your-country-or-region), et désactivez d’abord le VPN : il vous fait apparaître ailleurs. En voyage, vous pouvez faire réparer le téléphone ici à vos frais, ou garder la facture et le faire réparer chez vous sous garantie.

Renseignez-vous au magasin avant d’acheter un téléphone venu de l’étranger. « Garantie internationale » sur un autocollant est une promesse du magasin, pas la nôtre.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Mon téléphone est tombé. Toute la garantie est-elle perdue ?',
    answer: `
Non. Les dégâts de la chute ne sont pas couverts, mais la garantie continue pour le reste. Si le port de charge lâche six mois plus tard sans rapport avec la chute, la garantie joue comme avant.

C’est différent quand la chute est la cause : un châssis plié, un liquide entré par la fissure, une pièce qui s’est détachée. Le technicien l’examine et vous montre ce qu’il a trouvé, avant que vous ne payiez quoi que ce soit.

Faites donc vite remplacer un écran fissuré. En attendant, [les premiers gestes](article:cracked-screen-first-steps) protègent vos doigts et vos données. Après une chute dans l’eau, [éteignez-le](article:phone-fell-in-water) aussitôt.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'Comment fonctionne la garantie d’un téléviseur ou d’un appareil ménager ?',
    answer: `
Sans IMEI, c’est la facture qui prouve le jour de l’achat. Gardez-en une photo : le papier thermique pâlit en moins d’un an. Il vous faut aussi le modèle et le numéro de série de l’étiquette : au dos du téléviseur, à l’intérieur de la porte du réfrigérateur ou du lave-linge, sur le côté de l’unité intérieure du climatiseur.

La durée dépend du produit, de la pièce et du pays. Vous la trouvez dans la [politique de service](page:service-policy), sous Solis, puis Électroménager. [Garantie TV](page:tv-warranty) dit quoi vérifier le premier jour, et [service climatiseur](page:air-conditioner-repair-and-service) ce qui relève de l’entretien et non de la garantie.
`,
  },
}
