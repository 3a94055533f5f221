import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Votre téléphone est tombé dans l’eau : que faire',
  summary:
    'Les premières minutes comptent. Éteignez-le, séchez-le, ne le chargez pas. Le riz ne sert à rien et la chaleur abîme.',
  coverAlt: 'Un téléphone s’enfonce dans les vagues, des gouttes jaillissent des deux côtés',
  body: `
L’eau seule détruit rarement un téléphone. C’est le courant qui le détruit : là où l’eau rencontre la tension, les contacts se corrodent en quelques heures. Tout ce qui suit n’a qu’un but, laisser l’appareil hors tension jusqu’à ce qu’il soit sec.

## Les cinq premières minutes

:::steps
# Sortez-le et éteignez-le
Maintenez le bouton d’alimentation jusqu’à l’arrêt. N’essayez pas de voir ce qui marche encore.

# Ne branchez rien
Ni chargeur, ni écouteurs. S’il était en charge, coupez d’abord la prise et retirez le chargeur, pas le téléphone.

# Retirez ce qui s’enlève
La coque, le tiroir SIM, la carte mémoire. L’eau se cache derrière.

# Laissez l’eau s’écouler
Tenez le téléphone port vers le bas et tapotez-le doucement contre la paume. Épongez ensuite avec un chiffon doux.

# Éliminez le sel et le sucre
Après de l’eau de mer, du jus ou du café, essuyez l’extérieur avec un chiffon humecté d’eau douce. Ne passez pas le téléphone sous le robinet.
:::

## Laissez-le sécher

Posez-le dans un endroit sec et aéré, port vers le bas, devant un ventilateur si possible. Comptez 24 heures, mieux 48. L’alerte d’humidité du port peut rester un moment : elle repose sur une mesure, attendez qu’elle disparaisse.

:::warning
Ni sèche-cheveux, ni four, ni radiateur, ni plein soleil : la chaleur ramollit les joints et la colle, et peut abîmer la batterie. Pas de riz non plus : il absorbe très peu et sa poussière entre dans le port.
:::

## Rallumez et testez

Rallumez et passez tout en revue : tactile, les deux caméras, un appel avec et sans haut-parleur, Wi-Fi, charge. De la buée derrière un objectif, un son qui grésille ou une batterie tiède indiquent qu’il reste de l’humidité. Éteignez de nouveau et apportez-le-nous.

## Résistance à l’eau et garantie

Un indice comme IP68 provient d’un essai en eau douce et calme, sur un téléphone neuf. Les joints vieillissent, et une chute peut ouvrir une fente invisible. À l’intérieur, de petits témoins changent de couleur au contact de l’eau, et un dommage par liquide n’est en général pas un défaut du produit. [Vérifiez votre garantie](page:warranty-check) et demandez un devis avant la réparation.

Tant que le téléphone fonctionne, [sauvegardez vos données](article:back-up-phone-before-repair). La corrosion avance sans bruit : un téléphone qui marche aujourd’hui peut s’arrêter dans deux semaines.
`,
}
