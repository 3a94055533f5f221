import type { ArticleText } from '../article'

export const fr: ArticleText = {
  title: 'Sauvegardez vos données avant une réparation',
  summary:
    'Une réparation peut imposer d’effacer le téléphone. Une demi-heure suffit pour mettre à l’abri photos, discussions et contacts, même avec un écran cassé.',
  coverAlt: 'Un téléphone envoie son contenu vers un nuage, une coche confirme',
  body: `
Nous réparons les téléphones, mais nous ne pouvons pas garantir la conservation de leur contenu. Certaines réparations demandent une réinitialisation, et un téléphone qui tombe en panne pendant le test peut perdre sa mémoire. La règle est donc simple : ce que vous voulez garder doit aussi se trouver ailleurs avant que vous ne remettiez le téléphone.

## Que sauvegarder

- **Photos et vidéos**, ce qui prend le plus de place et ce qui manque le plus.
- **Contacts et agenda**, s’ils sont dans le téléphone et non dans un compte.
- **Discussions.** La plupart des messageries ont leur propre sauvegarde, souvent désactivée.
- **Codes.** Les codes de connexion d’une application d’authentification ne suivent pas tout seuls. Transférez-les sur un autre appareil ou notez les codes de secours.
- **Fichiers** : téléchargements, enregistrements, documents numérisés, notes.

## Comment faire

:::steps
# Branchez et connectez-vous au Wi-Fi
Une première sauvegarde dure de dix minutes à quelques heures, et une batterie vide l’interrompt.

# Sauvegardez vers votre compte
Dans les Paramètres, cherchez « sauvegarde », choisissez ce qu’il faut garder et lancez. Attendez le message qui donne la date et l’heure.

# Copiez les photos une seconde fois
Reliez le téléphone à un ordinateur par câble, choisissez le transfert de fichiers et copiez le dossier \`DCIM\`. Sans ordinateur, une clé USB dotée de la bonne fiche convient à la plupart des téléphones.

# Sauvegardez chaque messagerie
Dans ses réglages, trouvez la sauvegarde des discussions et lancez-la à la main.

# Vérifiez avant d’effacer
Ouvrez votre compte dans un navigateur, sur un autre appareil, et cherchez une photo du jour.
:::

:::hint
L’écran est noir ou ne réagit plus, mais le téléphone sonne encore ? Souvent, un adaptateur USB-C vers une souris et un autre vers un téléviseur permettent de voir et de confirmer. Demandez conseil au centre de service en cas de doute.
:::

## Juste avant de le remettre

Retirez la carte SIM et la carte mémoire. Notez [l’IMEI](article:find-your-imei-number). Déconnectez votre compte et désactivez le verrou de localisation : s’il reste actif, une nouvelle carte mère ne peut pas être configurée. Si le téléphone fonctionne, effacez-le dans les Paramètres, sous Réinitialisation. Nous expliquons à part [ce que nous faisons des données restées sur un téléphone](article:how-we-treat-your-data-in-a-repair).
`,
}
