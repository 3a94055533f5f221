import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const fr: LandingTextOf<typeof page> = {
  title: 'Nous contacter',
  description:
    'Démarrez un chat en ligne pour une aide immédiate, ou joignez-nous par téléphone, e-mail, WhatsApp et réseaux sociaux. Quoi préparer, et où la réponse vient plus vite.',
  sections: {
    hero: {
      title: 'Comment pouvons-nous vous aider ?',
      text: 'Démarrez un chat en ligne pour une aide immédiate. Décrivez la panne, envoyez une photo et gardez l’IMEI sous la main.',
      pictureAlt:
        'Deux bulles, l’une avec un point d’interrogation, l’autre avec une clé, à côté d’un casque-micro',
      actions: { chat: 'Démarrer un chat' },
    },
    ways: { title: 'Joignez-nous', intro: 'Les numéros et adresses de votre pays.' },
    faster: {
      title: 'Souvent plus rapide sans nous',
      intro: 'Ces réponses viennent aussitôt, à toute heure.',
      items: {
        status: { title: 'Où en est ma réparation ?', text: 'Numéro d’ordre ou numéro de téléphone.' },
        warranty: { title: 'Suis-je encore sous garantie ?', text: 'L’IMEI de votre téléphone.' },
        centre: { title: 'Où dois-je aller ?', text: 'Région et ville, ou un mot-clé.' },
        price: { title: 'Combien coûte la pièce ?', text: 'Marque, série et modèle.' },
        order: { title: 'Où est ma protection ?', text: 'Vos commandes, après connexion.' },
        unlock: { title: 'Où en est mon déblocage ?', text: 'Examen sous 7 jours ouvrés.' },
      },
    },
    ready: {
      title: 'À préparer',
      intro: 'Avec ces quatre choses, la plupart des questions se règlent en une seule conversation.',
      items: {
        number: {
          title: 'Le numéro de l’appareil',
          text: 'Composez *#06# pour l’IMEI d’un téléphone. Pour les autres, modèle et numéro de série de l’étiquette.',
        },
        fault: {
          title: 'La panne en une phrase',
          text: 'Ce qui se passe, depuis quand, et après quoi. Une photo ou une courte vidéo, si elle se voit.',
        },
        tried: {
          title: 'Ce que vous avez essayé',
          text: 'Redémarrage, autre câble, autre chargeur : on ne vous demandera pas de recommencer.',
        },
        order: {
          title: 'Le numéro d’ordre ou de commande',
          text: 'S’il y en a déjà un, pour une réparation ou une protection.',
        },
      },
    },
    safe: {
      title: 'Comment savoir que c’est bien nous',
      body: `
Nous ne demandons jamais un mot de passe, un code à usage unique, le code d’une carte, ni la prise de contrôle de votre téléphone. Nous n’envoyons pas de fichiers à installer.

:::warning
Qui vous demande cela n’est pas de notre service, même si le numéro affiché semble juste. Raccrochez et appelez l’assistance téléphonique indiquée sur cette page.
:::

Les photos de documents n’ont leur place que dans la [demande de déblocage](page:phone-unlocking-appeal), pas dans un chat ni dans un message.
`,
    },
    'social-media': {
      title: 'Réseaux sociaux',
      intro:
        'Pour des conseils et des nouvelles. N’écrivez pas votre IMEI ni un numéro de commande en public.',
    },
    questions: { title: 'Questions sur le compte et les demandes' },
  },
}
