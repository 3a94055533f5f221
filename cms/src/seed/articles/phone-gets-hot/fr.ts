import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Quand votre téléphone chauffe',
  summary:
    'Un téléphone tiède pendant la charge ou le jeu, c’est normal. Voici comment reconnaître une vraie surchauffe, le refroidir et en trouver la cause.',
  coverAlt: 'Un téléphone entre le soleil et un thermomètre, la chaleur s’en élève',
  body: `
Un téléphone n’a pas de ventilateur. Il transmet sa chaleur à son boîtier, qui la cède à l’air et à votre main. Il tiédit donc quand il travaille beaucoup, et c’est bien ainsi. Il est trop chaud quand il devient désagréable à tenir, quand il affiche une alerte, ou quand il ralentit, baisse la luminosité ou cesse de charger.

## Refroidissez-le

:::steps
# Arrêtez ce qui produit la chaleur
Débranchez le chargeur, fermez le jeu, l’appareil photo ou la navigation, et coupez le partage de connexion.

# Retirez la coque
Une coque épaisse retient la chaleur.

# Mettez-le à l’ombre
Le mieux est un endroit où l’air circule, devant un ventilateur ou sur un sol en pierre. Dix minutes suffisent en général.

# Laissez-le tranquille
Écran éteint, ou en mode avion s’il est très chaud.
:::

:::warning
Ne refroidissez jamais un téléphone au réfrigérateur, au congélateur ou avec de la glace. L’humidité de l’air se condense alors à l’intérieur, et [l’eau dans un téléphone](article:phone-fell-in-water) est pire que la chaleur.
:::

## Trouvez la cause

- **Pendant la charge.** Une surface molle, comme un lit, retient la chaleur. Un câble usé ou un chargeur inadapté en ajoute. Essayez-en d’autres.
- **En voiture.** Soleil à travers le pare-brise, navigation, charge et luminosité maximale : tout cela à la fois, aucun téléphone ne peut le refroidir. Placez-le devant une bouche d’aération.
- **Dans la poche.** Une application travaille en arrière-plan. Regardez dans Paramètres, Batterie, laquelle arrive en tête.
- **Après une mise à jour.** Pendant un jour ou deux, le téléphone trie les photos et prépare les applications. Cela passe tout seul.
- **Quand le signal est faible.** Le téléphone émet plus fort. Utilisez le Wi-Fi quand vous le pouvez.

## Quand il faut un technicien

Apportez-nous le téléphone s’il chauffe sans rien faire, si la chaleur vient d’un seul petit point ou si le dos se bombe. Une batterie gonflée ne doit être ni chargée ni comprimée.

Les températures élevées abrègent la vie de la batterie, même quand tout semble aller bien. [Faire durer la batterie](article:make-your-phone-battery-last) montre ce qui aide encore.
`,
}
