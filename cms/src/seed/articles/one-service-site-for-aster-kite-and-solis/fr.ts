import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Un seul site de service pour Aster, Kite et Solis',
  summary:
    'Téléphones, accessoires, téléviseurs et appareils ménagers du groupe ont désormais une seule adresse pour l’aide : Carelane.',
  coverAlt: 'Une page web avec un champ de recherche, reliée à un téléphone, un ordinateur et un téléviseur',
  body: `
Jusqu’ici, chaque marque du groupe avait ses propres pages d’aide. Avec un téléphone Aster et un téléviseur Solis, il fallait apprivoiser deux sites. Il n’y en a plus qu’un : Carelane, le site de service d’Aster, de Kite et de Solis.

## Ce que vous y trouvez

- **Des conseils** pour résoudre une panne vous-même, classés par [téléphones](page:tips?category=mobile-phones), [téléviseurs](page:tips?category=tvs), [ordinateurs](page:tips?category=computers), [tablettes](page:tips?category=tablets) et [électroménager](page:tips?category=home-appliances).
- **La vérification de garantie.** Saisissez l’IMEI de votre téléphone et voyez jusqu’à quand il est couvert : [vérifier la garantie](page:warranty-check).
- **Des actualités** sur le service et sur ce qui change pour les propriétaires d’appareils.

Chaque page commence par la réponse. L’explication vient ensuite, et ce qui coûte de l’argent est annoncé comme tel.

## Une section pour votre pays

Carelane compte 67 sections : une par pays ou région desservi, et une section mondiale. L’adresse, l’assistance téléphonique et les horaires du pied de page sont ceux de votre pays. En voyage, vous pouvez à tout moment [choisir un autre pays ou une autre région](page:choose-your-country-or-region).

Le site parle 14 langues, et l’arabe s’y lit de droite à gauche, comme il se doit. Certains textes n’existent pas encore dans toutes les langues ; vous les voyez alors en anglais, et la page le signale.

## Pensé pour les réseaux lents et les vieux téléphones

Beaucoup de visiteurs arrivent avec un téléphone abîmé, ou emprunté. Les pages sont donc légères, ne chargent ni polices ni vidéos, et les outils fonctionnent même sans scripts dans le navigateur.

:::hint
Avant de chercher un outil, ayez le numéro de votre appareil sous la main. [Trouver l’IMEI de votre téléphone](article:find-your-imei-number) vous montre où il se trouve.
:::

## Ce qui ne change pas

Votre garantie reste la même, les centres de service aussi. Les anciens liens mènent aux nouvelles pages. Si vous ne trouvez pas quelque chose, l’assistance téléphonique indiquée en bas de page continue de vous aider.
`,
}
