import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const fr: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Où télécharger les pilotes et les manuels de mon ordinateur portable ?',
    answer: `
Sous [pilotes et manuels](page:drivers-download). Deux chemins mènent à votre ordinateur :

1. Saisissez son numéro de série, le **SNID**. C’est le plus sûr, car il sait ce qui est monté à l’intérieur.
2. Choisissez la marque, la série et le modèle.

Vous voyez alors les pilotes, chacun avec sa date, sa version, sa taille et son système d’exploitation, ainsi que le manuel d’utilisation et le guide d’installation. S’il vous faut tout après une installation neuve, prenez le programme de téléchargement : il récupère tous les pilotes d’un coup.

Les pilotes sont gratuits. Si un site demande de l’argent ou votre numéro de carte, quittez-le.
`,
  },
  'find-the-snid': {
    question: 'Où est le SNID de mon ordinateur, et pourquoi le mien est-il refusé ?',
    answer: `
Le SNID est le numéro de série inscrit sur l’étiquette, sous l’ordinateur, et sur la boîte. Si l’étiquette est effacée, demandez à l’ordinateur : sous Windows, ouvrez le Terminal et tapez \`Get-CimInstance Win32_BIOS\` ; le numéro suit \`SerialNumber\`.

Si la page dit que l’information est incorrecte :

- supprimez espaces et tirets ;
- regardez \`0\` et \`O\`, \`1\` et \`I\`, \`5\` et \`S\` ;
- prenez le numéro de l’ordinateur, pas celui du chargeur ni de la batterie.

Toujours refusé ? [Choisissez plutôt le modèle](page:drivers-download). Après un remplacement de carte mère, l’ordinateur n’indique parfois plus aucun numéro ; c’est alors l’étiquette qui compte.
`,
  },
  'which-driver-first': {
    question: 'Quel pilote installer en premier, et me les faut-il tous ?',
    answer: `
Ne touchez pas à ce qui marche. Remplacez un pilote quand quelque chose ne fonctionne pas, après une nouvelle installation de Windows, ou quand une mise à jour nomme précisément votre panne.

:::steps
# Le chipset
D’autres s’appuient sur lui. Redémarrez ensuite.

# La carte graphique, puis le réseau et le son
L’un après l’autre, pour savoir lequel a aidé.

# Le reste
Pavé tactile, caméra, lecteur d’empreintes.
:::

:::warning
Une mise à jour du BIOS est autre chose. Ne la faites que pour une bonne raison, chargeur branché et batterie au-dessus de la moitié, et n’éteignez pas pendant ce temps.
:::

Choisissez le système que vous avez : Paramètres, Système, Informations système l’indique. [Tous les pilotes](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'À quoi sert l’application, et comment l’obtenir ?',
    answer: `
Elle met les services de ce site sur votre téléphone, et permet d’acheter la [protection d’écran](page:protection) dans les 3 jours qui suivent l’activation.

Scannez le QR code du bas de cette page avec l’appareil photo de votre téléphone. Il mène au bon endroit pour votre pays. Si vous lisez ceci sur le téléphone qui doit recevoir l’application, ouvrez la page sur un autre écran, ou demandez à quelqu’un de vous montrer le code.

:::warning
Prenez l’application à cet endroit, pas par un lien reçu dans un message. Personne de notre service ne vous envoie de fichier à installer, et personne n’a besoin de prendre la main sur votre téléphone pour vérifier une garantie.
:::

Vous pouvez aussi vous en passer : les outils marchent dans le navigateur, même sur un vieux téléphone et un réseau lent.
`,
  },
}
