import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Nettoyer le port de charge de votre téléphone',
  summary:
    'Un câble qui tient mal ou ne charge que dans une certaine position : c’est souvent de la poussière dans le port. Cinq minutes et une brosse sèche suffisent en général.',
  coverAlt: 'Une brosse souple retire les peluches du port de charge, en bas d’un téléphone',
  body: `
Un téléphone passe sa vie dans les poches et les sacs, et son port de charge ramasse tout ce qui s’y trouve : peluches, poussière, sable. À chaque branchement, la fiche tasse un peu plus ces dépôts, jusqu’à ne plus toucher les contacts. La charge devient lente, s’interrompt au moindre mouvement ou ne démarre plus.

## Saleté ou autre chose ?

Éclairez l’intérieur du port. Une sorte de feutre gris au fond, ce sont des peluches. Comparez ensuite :

- **La fiche ne s’enfonce pas jusqu’au bout** ou ressort facilement : c’est très probablement de la saleté.
- **Tout fonctionne avec un autre câble et un autre chargeur** : le port va bien, remplacez le câble.
- **Le téléphone signale de l’humidité** : ne nettoyez rien, laissez-le d’abord sécher. Voyez [que faire d’un téléphone mouillé](article:phone-fell-in-water).
- **Des contacts sont tordus, verts ou noirs** : arrêtez-vous là, il faut un technicien.

## Ce qu’il vous faut

Un cure-dent en bois ou en plastique, une brosse à dents souple et neuve ou un pinceau, et une bonne lumière. Rien de métallique, rien d’humide.

:::steps
# Éteignez le téléphone
Débranchez-le et éteignez-le. Hors tension, un faux mouvement ne peut pas court-circuiter les contacts.

# Décollez les peluches
Tenez le téléphone port vers le bas. Longez la paroi intérieure avec le cure-dent et ramenez les peluches vers vous, à petits gestes. Évitez la fine languette du milieu : elle porte les contacts.

# Brossez
Passez la brosse sèche de l’intérieur vers l’extérieur et laissez tomber la saleté.

# Regardez, puis recommencez
Éclairez de nouveau. Deux ou trois passages sont normaux sur un téléphone de plus d’un an.

# Essayez le câble
Rallumez et branchez. La fiche doit entrer avec un léger déclic, sans laisser de jour.
:::

:::warning
Pas d’épingle, d’aiguille ni de trombone, et ne soufflez pas dans le port : le métal raye les contacts et l’haleine est humide. L’air comprimé peut enfoncer la saleté ou abîmer le micro voisin.
:::

## S’il ne charge toujours pas

Essayez un deuxième câble et un deuxième chargeur, chacun aussi avec un autre téléphone, pour savoir lequel est en cause. Redémarrez une fois. Si seul votre téléphone refuse, faites examiner le port. Commencez par [vérifier votre garantie](page:warranty-check), et [sauvegardez vos données](article:back-up-phone-before-repair) tant qu’il reste de la batterie.

:::hint
Un coup d’œil par mois suffit. Brosser avant que les peluches ne soient tassées prend dix secondes.
:::
`,
}
