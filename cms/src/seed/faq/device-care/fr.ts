import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Pourquoi mon téléphone se charge-t-il lentement, ou pas du tout ?',
    answer: `
C’est souvent de la poussière dans le port, ou le câble, et vous pouvez régler les deux vous-même.

:::steps
# Changez de câble, puis de chargeur
Prenez-en un qui charge bien un autre téléphone. Un câble fin oublié dans un tiroir laisse souvent passer trop peu de courant.

# Regardez dans le port
Si la fiche ne tient pas bien, des peluches sont tassées au fond. [Nettoyez le port](article:how-to-clean-charging-port-on-phone), téléphone éteint, avec un cure-dent en bois, jamais avec du métal.

# Laissez-le refroidir
Un téléphone chaud se charge lentement pour protéger sa batterie. Sortez-le de sa coque et du soleil.
:::

Toujours lent ? Le port ou la batterie est peut-être usé. Consultez [le prix de la pièce](page:spare-parts-price) avant de venir.
`,
  },
  'phone-got-wet': {
    question: 'Mon téléphone a pris l’eau. Que faire en premier ?',
    answer: `
Éteignez-le et laissez-le éteint. Ce sont le courant et l’eau ensemble qui abîment, pas l’eau seule.

:::steps
# Retirez ce qui s’enlève
La coque, le tiroir SIM, la carte mémoire. Ne dévissez rien.

# Séchez l’extérieur
Prenez un chiffon et tenez le port vers le bas. Ne secouez pas.

# Laissez-le dans un courant d’air
Un jour ou deux devant un ventilateur. Le riz ne sert à rien et sa poussière entre dans le port ; un sèche-cheveux pousse l’eau plus loin.
:::

:::warning
Ne le chargez pas pour voir s’il marche.
:::

Après de l’eau salée ou une boisson, apportez-le le jour même dans un [centre de service](page:service-center) : ce qui sèche à l’intérieur corrode. [En savoir plus sur les téléphones mouillés](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'Ma batterie se vide vite. M’en faut-il une neuve ?',
    answer: `
Cherchez d’abord si quelque chose la vide. Ouvrez Paramètres, Batterie, et regardez la liste des applications de la dernière journée. Si l’une devance largement les autres, c’est elle : mettez-la à jour, limitez-la en arrière-plan ou supprimez-la. Après une grosse mise à jour du système, attendez deux jours, le temps que le téléphone range ses fichiers.

Une batterie est usée quand le téléphone s’éteint à 20 ou 30 %, quand elle se vide vite même en mode avion, ou après plusieurs années de charge quotidienne. Alors, seule une batterie neuve aide. [Voyez son prix](page:spare-parts-price).

:::warning
Le dos ou l’écran se soulève ? Arrêtez la charge et apportez le téléphone.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Mon téléphone est figé et ne réagit plus. Comment le redémarrer ?',
    answer: `
:::steps
# Forcez le redémarrage
Maintenez le bouton d’alimentation et celui du volume bas ensemble, 10 à 15 secondes, jusqu’à la vibration. Sur certains modèles, le bouton d’alimentation seul suffit. Rien n’est effacé.

# Chargez une demi-heure
Une batterie tout à fait vide ne montre d’abord rien. Utilisez le chargeur, pas un ordinateur.

# Faites de la place
Une fois qu’il remarche, gardez au moins un dixième du stockage libre. Un téléphone plein se fige de nouveau.
:::

S’il s’arrête encore et encore sur le logo, le système est abîmé. Une mise à jour du logiciel dans un [centre de service](page:service-center) suffit souvent ; parfois, il faut réinitialiser. Demandez d’abord que vos données soient sauvegardées, si c’est possible.
`,
  },
  'clean-a-screen': {
    question: 'Comment nettoyer un écran sans l’abîmer ?',
    answer: `
:::steps
# Éteignez
La saleté se voit mieux sur du noir, et vous n’appuyez sur rien par erreur.

# Essuyez à sec
Prenez un chiffon microfibre propre, sans appuyer et dans un seul sens. L’essuie-tout raye les revêtements.

# Puis humide, s’il le faut
Quelques gouttes d’eau distillée sur le chiffon, jamais sur l’écran. Séchez aussitôt.
:::

Le produit à vitres, l’alcool et le vinaigre attaquent le revêtement des téléviseurs et des ordinateurs portables. Pour un téléphone, une lingette à 70 % d’alcool passe de temps en temps, mais pas sur un écran fissuré. Gardez les liquides loin des haut-parleurs et des ports. [Un téléviseur demande un peu plus de soin](article:clean-tv-screen-safely), car sa dalle plie.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Mon climatiseur refroidit mal. Que puis-je vérifier moi-même ?',
    answer: `
:::steps
# Le filtre
C’est la cause la plus fréquente. [Nettoyez-le](article:clean-air-conditioner-filter) à l’eau tiède, laissez-le sécher à l’ombre, et recommencez toutes les deux semaines en saison chaude.

# Les réglages
Mode froid, pas ventilation ni déshumidification. Réglez entre 24 et 26 °C, volets vers le haut.

# L’unité extérieure
Il lui faut de l’air de tous les côtés. Retirez feuilles et sacs de la grille, après avoir coupé le courant au mur.
:::

Du givre sur le tuyau, de l’eau dans la pièce ou un sifflement demandent un technicien. La recharge aussi : le gaz ne se consomme pas, et s’il en manque, il y a une fuite. [Demandez une visite](page:air-conditioner-repair-and-service).
`,
  },
}
