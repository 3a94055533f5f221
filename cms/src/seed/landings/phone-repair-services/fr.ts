import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Nos services pour votre téléphone',
  description:
    'Quels signes désignent quelle pièce, ce qu’un technicien fait et ce que vous pouvez essayer avant : batterie, charge, écran, appareil photo, son, boutons, carte mère, logiciel.',
  sections: {
    hero: {
      title: 'De quelle réparation votre téléphone a-t-il besoin ?',
      text: 'Cherchez le signe que vous voyez. Dessous, vous lisez ce qui est fait et ce que vous pouvez essayer d’abord.',
      pictureAlt: 'Un téléphone démonté : dos, batterie, carte mère, appareil photo et écran côte à côte',
      actions: { price: 'Voir le prix des pièces', find: 'Trouver un centre de service' },
    },
    battery: {
      title: 'Batterie',
      body: `
**Les signes.** Elle est vide à midi alors que rien n’a changé ; le téléphone s’éteint à 20 ou 30 % ; le dos se soulève.

**À essayer d’abord.** Cherchez dans Paramètres, Batterie, une application loin devant les autres. Et [les habitudes qui ménagent une batterie](article:make-your-phone-battery-last) servent aussi à la suivante.

**Ce qui est fait.** La batterie est remplacée, le joint du dos refait et une charge complète testée. Vos données ne sont pas touchées.

:::warning
Une batterie gonflée ne se recharge pas, ne se presse pas et ne se perce pas. Apportez-la le jour même.
:::
`,
    },
    charging: {
      title: 'Charge',
      body: `
**Les signes.** La fiche a du jeu ; la charge ne marche que dans une position, elle est lente, ou le téléphone signale de l’humidité.

**À essayer d’abord.** Un autre câble, un autre chargeur et [un port propre](article:how-to-clean-charging-port-on-phone). Cela aide plus souvent que n’importe quelle pièce.

**Ce qui est fait.** Le port est nettoyé et mesuré. S’il est usé, il est remplacé ; sur certains modèles, il se trouve sur une petite carte à part, ce qui revient moins cher. Si le port est bon, la batterie et le circuit de charge sont testés ensuite.
`,
    },
    screen: {
      title: 'Écran',
      body: `
**Les signes.** Fissures, lignes, taches qui grandissent, scintillement, ou tactile qui agit tout seul ou plus du tout.

**À essayer d’abord.** Retirez le verre de protection et redémarrez. Un verre de protection fissuré ressemble souvent à un écran fissuré.

**Ce qui est fait.** Sur la plupart des téléphones, la vitre, le tactile et la dalle forment une seule pièce et se remplacent ensemble. Le châssis est contrôlé, car un châssis plié casse l’écran neuf. [Réparation d’un écran cassé](page:broken-screen-service) montre le parcours étape par étape.
`,
    },
    camera: {
      title: 'Appareil photo',
      body: `
**Les signes.** Les photos restent floues, l’objectif cliquette, l’image est noire, ou il y a une tache sur chaque photo.

**À essayer d’abord.** Nettoyez la vitre avec un chiffon doux, fermez toutes les applications et prenez une photo avec chaque objectif. Si une seule application montre du noir, il lui manque l’autorisation.

**Ce qui est fait.** Une vitre rayée se remplace sans le module photo. Si un objectif ne fait plus la mise au point, c’est le module qui est remplacé. Chaque objectif est ensuite testé de près et de loin.
`,
    },
    sound: {
      title: 'Haut-parleur et micro',
      body: `
**Les signes.** Vous entendez les autres de très loin ; on ne vous entend pas ; la musique grésille.

**À essayer d’abord.** Passez un appel avec le haut-parleur. Si cela marche, c’est l’écouteur, et le plus souvent de la poussière : brossez-le avec une brosse à dents douce et sèche. Enregistrez un mémo vocal pour tester le micro. Désactivez le Bluetooth, pour que le son n’aille pas ailleurs.

**Ce qui est fait.** Les grilles sont nettoyées. Si le silence demeure, on remplace le haut-parleur, l’écouteur ou la carte qui porte le micro.
`,
    },
    buttons: {
      title: 'Boutons',
      body: `
**Les signes.** L’alimentation ou le volume coince, demande d’appuyer fort ou agit tout seul.

**À essayer d’abord.** Retirez la coque ; beaucoup appuient sur un bouton. Passez un chiffon le long du bord, téléphone éteint.

**Ce qui est fait.** Le bouton et la fine nappe derrière lui sont remplacés ensemble. Un lecteur d’empreintes dans le bouton d’alimentation est repris ou réenregistré. Si le châssis est plié à cet endroit, il est redressé ou remplacé.
`,
    },
    mainboard: {
      title: 'Carte mère',
      body: `
**Les signes.** Le téléphone ne démarre pas, ne trouve pas de réseau, perd l’IMEI ou redémarre sans cesse.

**À essayer d’abord.** Chargez-le une demi-heure avec un chargeur qui marche, puis maintenez l’alimentation et le volume bas 15 secondes. Essayez une autre carte SIM.

**Ce qui est fait.** La batterie, l’écran et le port sont d’abord écartés, car ils coûtent moins. Si c’est la carte, elle est remplacée. Le prix dépend de la taille de la mémoire et du stockage.

:::warning
Vos données sont sur la carte mère. Quand elle est remplacée, les données partent avec elle. Nous vous prévenons avant, et vous décidez.
:::
`,
    },
    software: {
      title: 'Logiciel',
      body: `
**Les signes.** Il s’arrête sur le logo, se fige après une mise à jour, ou des applications se ferment toutes seules.

**À essayer d’abord.** Libérez un dixième du stockage, installez les mises à jour en attente et redémarrez en mode sans échec, si votre téléphone en a un. Si la panne y disparaît, une application est en cause.

**Ce qui est fait.** Le système de votre modèle est réinstallé. Parfois cela se fait sans réinitialisation, souvent non : [sauvegardez vos données](article:back-up-phone-before-repair) tant que vous le pouvez.
`,
    },
    before: {
      title: 'Avant de venir',
      items: {
        save: {
          title: 'Sauvegardez vos données',
          text: 'Photos, contacts, discussions. Puis retirez la carte SIM et la carte mémoire.',
        },
        describe: {
          title: 'Décrivez la panne',
          text: 'Ce qui se passe, depuis quand, et ce qui s’est passé avant. Une courte vidéo aide beaucoup.',
        },
        bring: {
          title: 'Apportez ce qui va avec',
          text: 'Le chargeur pour une panne de charge, la facture, et la carte de l’emballage si vous l’avez.',
        },
      },
    },
    questions: { title: 'Questions sur les pièces' },
  },
}
