import type { LegalText } from '../legal-text'

export const fr: LegalText = {
  title: 'Politique relative aux cookies',
  body: `
:::warning
Texte d’exemple pour une démonstration. Le groupe Aster, Kite et Solis est inventé. Avant que ce site serve de vrais clients, un juriste doit remplacer cette page.
:::

Un cookie est une petite note qu’un site laisse dans votre navigateur et relit plus tard. Cette page dit ce que ce site y laisse.

## Ce qui est toujours nécessaire

- **Votre connexion.** Un cookie garde votre session ouverte jusqu’à votre déconnexion. Les scripts ne peuvent pas le lire.
- **Votre choix sur les cookies**, pour ne pas vous le redemander.
- **Une bannière fermée** reste fermée cinq minutes. Votre navigateur le retient seul et ne nous l’envoie pas.
- **Votre nom en haut de page**, pendant votre session. Cela aussi, votre navigateur le retient seul.

Sans cela, le site oublierait à chaque page ce que vous avez fait sur la précédente.

## Ce qui demande votre accord

Dans certains pays, nous comptons les visites avec un service de mesure, pour voir quelles pages aident. Là où la loi exige un accord, comme en Russie, cela ne commence qu’après « tout accepter ». Après « tout refuser », rien n’est compté et le site marche comme avant.

## Ce que nous n’utilisons pas

Aucun cookie de régie publicitaire, aucun qui vous suive sur d’autres sites. Les annonces d’ici sont les nôtres.

## Changer d’avis

:::steps
# Ouvrez les réglages du navigateur
Cherchez « Confidentialité » ou « Paramètres des sites ».

# Effacez les données de ce site
Tout ce qui est décrit ici disparaît. Votre session se ferme alors.

# Choisissez à nouveau
Là où nous demandons un accord, la question revient à la prochaine visite.
:::

## Questions

La [politique de confidentialité](page:policy/privacy) dit ce que nous faisons d’autre avec les données. La [page de contact](page:contact) permet de nous joindre.
`,
}
