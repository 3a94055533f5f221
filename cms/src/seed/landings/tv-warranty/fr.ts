import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Garantie TV',
  description:
    'La garantie des téléviseurs Solis : que vérifier le premier jour, ce qui est couvert ou non, comment distinguer une panne d’un réglage, et comment se passe une réparation.',
  sections: {
    hero: {
      title: 'Votre téléviseur Solis et sa garantie',
      text: 'Gardez la facture : elle prouve le jour de l’achat. La durée de la garantie figure dans la politique de service de votre pays.',
      pictureAlt: 'Un téléviseur sur pied, avec un bouclier et une coche devant',
      actions: { policy: 'Lire les conditions', contact: 'Signaler une panne' },
    },
    'first-day': {
      title: 'Le premier jour',
      intro: 'Un dommage de transport se prouve difficilement plus tard. Ces dix minutes en valent la peine.',
      items: {
        carry: {
          title: 'Gardez-le debout',
          text: 'Portez-le à deux, debout, jamais à plat. La dalle plie sous son propre poids.',
        },
        unpack: {
          title: 'Déballez devant le livreur',
          text: 'Regardez d’abord le carton. Photographiez les bosses et les trous avant d’ouvrir.',
        },
        look: {
          title: 'Regardez une image blanche et une noire',
          text: 'Lignes, taches, coins sombres et fissures se voient aussitôt. Laissez-le tourner une demi-heure.',
        },
        keep: {
          title: 'Gardez la facture et l’étiquette',
          text: 'Photographiez les deux. L’étiquette avec le modèle et le numéro de série est au dos ; gardez le carton deux semaines.',
        },
      },
    },
    coverage: {
      title: 'Ce qui est couvert, en règle générale',
      covered: {
        panel: 'Une dalle qui montre des lignes ou s’assombrit toute seule',
        boards: 'Alimentation, carte mère, Wi-Fi et récepteur de la télécommande',
        sound: 'Des haut-parleurs qui grésillent ou se taisent',
        labour: 'La main-d’œuvre de cette réparation',
      },
      excluded: {
        crack: 'Une dalle fissurée, même si personne n’a rien vu',
        pressure: 'Les marques laissées par un appui, une pression ou un transport à plat',
        voltage: 'Foudre, mauvaise tension, liquide, insectes',
        burnIn: 'Une image fixe qui s’est incrustée au fil des mois',
        wear: 'Piles, câbles et rayures',
      },
    },
    fault: {
      title: 'Panne ou réglage ?',
      body: `
Avant de signaler une panne, faites ces quatre choses. Beaucoup de pannes s’arrêtent là.

:::steps
# Coupez le courant
Débranchez, attendez deux minutes, et pendant ce temps maintenez le bouton d’alimentation du téléviseur. Rebranchez directement au mur.

# Changez de source
Des lignes avec un seul appareil viennent de cet appareil ou de son câble. Des lignes dans le menu du téléviseur viennent du téléviseur.

# Mettez à jour
Paramètres, Système, Mise à jour du logiciel. Les pannes de son et de Wi-Fi sont souvent connues et résolues.

# Réinitialisez en dernier
Cela supprime applications et mots de passe : notez ce dont vous avez besoin.
:::

Une fissure de la dalle ressemble à une toile d’araignée ou à un nuage noir et part d’un point. C’est un choc, même si le verre est lisse sous le doigt.
`,
    },
    claim: {
      title: 'Comment se passe une réparation sous garantie',
      items: {
        note: {
          title: 'Notez ce que vous voyez',
          text: 'Modèle, numéro de série, jour de l’achat, une photo ou une courte vidéo de la panne.',
        },
        ask: {
          title: 'Signalez-le',
          text: 'Par chat ou par téléphone. On vous dit si un technicien vient ou si le téléviseur est emmené dans un centre.',
        },
        visit: {
          title: 'Faites de la place',
          text: 'Un téléviseur au mur demande une deuxième personne. Gardez les pieds du support et leurs vis sous la main.',
        },
        decide: {
          title: 'Décidez quand ce n’est pas couvert',
          text: 'Vous recevez un devis, pièce et main-d’œuvre séparées. La dalle est la pièce la plus chère : comparez avec un téléviseur neuf.',
        },
      },
    },
    solve: {
      title: 'Réglez-le vous-même',
      items: {
        sound: { title: 'Image mais pas de son', text: 'Sortie, câble, mode nuit : dans cet ordre.' },
        network: {
          title: 'Le Wi-Fi coupe sans cesse',
          text: 'La distance, le canal, et un réglage d’économie d’énergie.',
        },
        clean: { title: 'Nettoyer l’écran', text: 'Sans traces, et sans abîmer son revêtement.' },
      },
    },
    questions: { title: 'Questions sur la garantie' },
  },
}
