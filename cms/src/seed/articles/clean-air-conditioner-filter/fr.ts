import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Nettoyer le filtre de votre climatiseur',
  summary:
    'Un filtre encrassé coûte de la fraîcheur, de l’électricité et un air sain. Le rincer toutes les deux à quatre semaines prend un quart d’heure.',
  coverAlt: 'Un climatiseur mural ouvert, son filtre dessous rincé par des gouttes d’eau',
  body: `
Tout l’air de la pièce traverse une fine grille, plusieurs fois par jour. Lorsqu’elle est encrassée, le ventilateur peine : la pièce refroidit lentement, l’appareil tourne plus longtemps, et de l’eau peut goutter de l’unité intérieure parce que l’échangeur givre. C’est la seule pièce d’un climatiseur que vous pouvez entretenir vous-même.

## À quelle fréquence

En saison d’usage quotidien, contrôlez-le toutes les deux semaines et rincez-le au moins une fois par mois. Plus souvent si vous habitez une rue poussiéreuse, si vous avez des animaux ou si vous cuisinez dans la même pièce.

:::steps
# Coupez le courant
Éteignez avec la télécommande, puis débranchez ou coupez le disjoncteur. Attendez l’arrêt du ventilateur.

# Ouvrez la façade
Saisissez le panneau des deux côtés et soulevez-le jusqu’à ce qu’il tienne. Étalez un drap dessous.

# Sortez les filtres
Soulevez un peu la poignée, tirez vers le bas puis vers vous. Il y en a le plus souvent deux. Retenez le sens ; une photo aide.

# Retirez la poussière
Aspirez avec une brosse douce, du côté poussiéreux.

# Rincez
Rincez à l’eau tiède de l’arrière vers l’avant, pour que la saleté ressorte par où elle est entrée. Contre la graisse, une goutte de liquide vaisselle doux.

# Laissez sécher
Secouez et laissez sécher quelques heures à l’ombre. Le soleil et la chaleur déforment le cadre.

# Remettez en place
Glissez-les jusqu’au déclic, refermez, rétablissez le courant et réinitialisez le voyant du filtre s’il y en a un.
:::

:::warning
Pas d’eau à plus de 40 °C, pas de brosse dure, pas de lave-vaisselle. Ne faites pas tourner l’appareil sans filtres. Et ne touchez pas les ailettes derrière : elles coupent et se plient facilement.
:::

## Les filtres qui ne se lavent pas

Les cartouches grises ou noires à charbon actif et les filtres à particules fines se remplacent. La notice indique l’intervalle, souvent une ou deux fois par an.

## Quand le nettoyage ne suffit pas

Une odeur de moisi, du givre sur le tuyau, de l’eau sur le mur ou un froid trop faible malgré un filtre propre demandent un technicien. Laissez l’échangeur, l’évacuation et le fluide frigorigène aux personnes formées. [Les nouveaux fluides frigorigènes des climatiseurs](article:new-refrigerants-in-air-conditioners) vous en donne la raison, et [comment se passe une réparation](article:how-a-repair-goes) vous dit à quoi vous attendre.

:::hint
Réglez sur 25 ou 26 °C plutôt que 18. À 18, la pièce ne refroidit pas plus vite, l’appareil tourne seulement plus longtemps.
:::
`,
}
