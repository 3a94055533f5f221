import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Vérifiez votre garantie en ligne avec l’IMEI',
  summary:
    'Jusqu’à quand votre téléphone est-il couvert, et dans quel pays ? Saisissez 15 chiffres et lisez la réponse, sans compte ni facture.',
  coverAlt: 'Un téléphone avec un bouclier et une coche, et un calendrier où un jour est marqué',
  body: `
« Suis-je encore couvert ? » C’est la question la plus fréquente dans nos centres de service. Vous pouvez désormais y répondre vous-même : la [vérification de garantie](page:warranty-check) ne demande que l’IMEI de votre téléphone.

:::steps
# Trouvez l’IMEI
Composez \`*#06#\` sur le téléphone. [Trouver l’IMEI de votre téléphone](article:find-your-imei-number) indique d’autres moyens si l’appareil ne s’allume pas.

# Saisissez-le
Les espaces et les tirets n’ont pas d’importance. S’il y a deux numéros, prenez le premier.

# Lisez le verdict
Il figure en haut, en toutes lettres, avec la date de fin de couverture. La marque, le modèle et l’activation suivent.
:::

## Ce que veulent dire les réponses

- **Sous garantie.** Les défauts de matière et de fabrication sont couverts jusqu’à la date indiquée.
- **Hors garantie.** Une réparation est possible et payante. Demandez un devis avant de décider.
- **Expédié depuis un autre pays.** Le téléphone était destiné à un autre marché. Sa garantie vaut là-bas, pas dans le pays d’où vous demandez.
- **Activation en cours.** Un téléphone neuf s’active seul après l’insertion d’une carte SIM et quelque temps en ligne. La carte de garantie s’affiche 24 heures après l’activation.
- **L’IMEI n’existe pas.** Comparez chiffre par chiffre. Le plus souvent, deux chiffres sont inversés.
- **Vérifiez dans le pays d’achat.** L’outil tient compte du pays d’où vous demandez. Choisissez la section du pays d’achat, ou désactivez le VPN.
- **Contactez le revendeur.** Dans ce cas, c’est le magasin où vous avez acheté le téléphone qui a la réponse.

## Ce que l’outil ne décide pas

Il indique une durée. La prise en charge, elle, dépend du défaut : une chute, un liquide ou un appareil ouvert ne relèvent en général pas de la garantie, et une batterie qui vieillit est de l’usure. Le technicien examine donc le téléphone avant que vous n’ayez une réponse sur le prix.

:::hint
Faites une capture d’écran du résultat ou notez la date. Si votre téléphone ne démarre plus un jour, vous l’aurez sous la main.
:::

## Votre numéro reste à vous

L’outil n’enregistre aucun nom et ne demande pas de connexion. Il montre ce qui concerne l’appareil, jamais son propriétaire.

Si la fin approche et que quelque chose ne va pas, n’attendez pas : [comment se passe une réparation](article:how-a-repair-goes) vous dit quoi apporter.
`,
}
