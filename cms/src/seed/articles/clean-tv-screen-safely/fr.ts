import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Nettoyer l’écran du téléviseur sans l’abîmer',
  summary:
    'La dalle d’un téléviseur est plus fragile que du verre. Un chiffon sec fait l’essentiel ; un mauvais produit laisse des traces définitives.',
  coverAlt: 'Un chiffon passe sur l’écran d’un téléviseur et le laisse brillant',
  body: `
L’écran d’un téléviseur actuel n’est pas une vitre. Il porte de fines couches antireflet, et la plupart des dalles cèdent sous le doigt. Les produits ménagers dissolvent ces couches, le papier les raye, la pression laisse des taches. Bonne nouvelle : il ne vous faut presque rien.

## Ce qu’il vous faut

- deux chiffons en microfibre propres, comme pour des lunettes
- de l’eau distillée, ou bouillie puis refroidie
- pour les traces grasses : une goutte de liquide vaisselle doux dans un demi-litre de cette eau

:::steps
# Éteignez et attendez
Débranchez. Sur un écran noir et froid, on voit mieux la poussière et le liquide ne sèche pas en traînées. Dix minutes suffisent.

# Dépoussiérez
Passez le chiffon sec de haut en bas, sans appuyer. Souvent, cela suffit.

# Essuyez les taches
Humectez le second chiffon et essorez-le jusqu’à ce qu’il soit à peine humide. Essuyez à grands gestes légers. Ne pulvérisez jamais sur l’écran : les gouttes coulent vers le bord inférieur, là où se trouve l’électronique.

# Séchez
Repassez aussitôt avec le chiffon sec.

# Nettoyez le reste
Brossez les grilles d’aération à l’arrière, ou aspirez à puissance minimale et à distance. Essuyez le cadre et la télécommande.

# Attendez avant de rallumer
Laissez cinq minutes, jusqu’à ce qu’il ne reste plus d’humidité.
:::

:::warning
Jamais de produit pour vitres, d’alcool, de vinaigre, d’acétone, de crème à récurer, d’essuie-tout ni de lingettes. Et n’appuyez pas sur une tache tenace : humidifiez-la de nouveau et patientez une minute.
:::

## Les taches qui restent

Une marque visible seulement quand l’image est allumée, et que l’on ne sent pas au toucher, n’est pas de la saleté. Ce peut être une marque de pression, un pixel défaillant ou une image rémanente sur une dalle OLED. Dans ce dernier cas, lancez d’abord la fonction d’entretien du menu Image et laissez-la agir une nuit, téléviseur en veille.

Pour un défaut de dalle, photographiez la tache sur une image blanche et notez le modèle et le numéro de série inscrits au dos. [Comment se passe une réparation](article:how-a-repair-goes) explique la suite. Les grands téléviseurs sont souvent réparés à domicile : renseignez-vous avant de transporter le vôtre.
`,
}
