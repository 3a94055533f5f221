import type { RefusalWords } from './refusal-words'

export const fr: RefusalWords = {
  harmless: `service client*, service clients, service clientèle, relation client, relations clients, espace client, support client, conseiller client, satisfaction client, numéro client, au nom de, micro onde*,
    brûlure d écran, brûlure de l écran, en tant que client, vice caché, vices cachés, poursuivre la, poursuivre le, poursuivre ma, poursuivre mon, médecin de garde`,
  others: `mon voisin, ma voisine, mes voisins, du voisin, mon ami, mon amie, mon ex, mon collègue, ma collègue, mon patron, quelqu un d autre, une autre personne, d autres personnes,
    autre client, autres clients, du client, de la cliente, le client, des clients, autrui, du vendeur, de l acheteur`,
  theirs: `commande, commandes, adresse, numéro, nom, noms, e mail, compte, photos, messages, réparation, imei, données, position, coordonnées, mot de passe, code wifi, liste`,
  family: `ma femme, mon mari, ma copine, mon copain, ma fille, mon fils, mon frère, ma soeur, ma sœur, ma mère, mon père, ma fiancée, mon fiancé, mon employé, son téléphone`,
  spying: `espionner, espionne, logiciel espion, lire les messages, lire ses messages, voir les messages, voir ses messages, lire les sms, lire ses sms, lire le whatsapp, voir le whatsapp, ses appels, journal d appels, liste d appels, écouter ses appels,
    localiser ma, localiser mon mari, localiser mon copain, la localiser, le localiser, suivre ma femme, suivre mon mari, pirater, à son insu, en cachette, avec qui elle parle, avec qui il parle`,
  owner: `à qui appartient, qui est le propriétaire, nom du propriétaire, propriétaire de l imei, propriétaire du numéro, qui a enregistré, numéro du propriétaire, adresse du propriétaire, localiser un numéro, localiser ce numéro, son adresse personnelle, l adresse de son domicile`,
  legal: `avocat~, tribunal, tribunaux, porter plainte, porte plainte, dépôt de plainte, procès, en justice, la justice, poursuites judiciaires, poursuivre en justice, conseil juridique, conseils juridiques, mise en demeure,
    dommages et intérêts, droit de la consommation, vous attaquer`,
  law: `est ce légal, est il légal, est ce illégal, que dit la loi, contraire à la loi, dédommagement, dédommagements, dédommager, dédommagé, indemnisation, indemnité, indemniser, mes droits, illégal~`,
  medical: `médicament~, cancer~, mal à la tête, mal de tête, maux de tête, enceinte, pommade, collyre, quelle crème, crème pour, brûlé la main, me suis brûlé~, brûlure à la main, brûlure sur, ma peau, mal aux yeux, les yeux rouges, yeux rouges, quel médecin, voir un médecin, canal carpien,
    symptômes de, antibiotique~, ordonnance, nocif pour la santé, dangereux pour la santé, gouttes pour les yeux`,
  health: `médecin~, docteur, hôpital, pharmacie, ondes, avalé, empoisonné, empoisonnement, allergie~, allergique~, choc électrique, douleur~, symptôme~, brûlure~`,
  instructions: `ignore les instructions, ignore tes, ignorez les instructions, ignorez vos instructions, ignore toutes les, ignore toutes tes, oublie tes, oubliez vos instructions, oubliez vos consignes, oubliez vos règles,
    oublie toutes, oublie les instructions, tes consignes, tes instructions, invite système, prompt système, tu es maintenant un, tu es maintenant une, vous êtes maintenant un, fais comme si tu, fais semblant d être, sans aucune règle,
    mot de passe administrateur, mot de passe de l administrateur, ton prompt`,
  toAssistant: `l assistant doit, modèle de langage, vos consignes, tu es maintenant, vous êtes maintenant, sans règles`,
}
