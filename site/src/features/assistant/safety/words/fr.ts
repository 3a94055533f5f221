import type { DangerWords } from '../danger-patterns'

export const FR: DangerWords = {
  lists: {
    thing: `telephone*|tel|portable*|mobile*|smartphone*|tablette*|ordi|ordinateur*|pc|laptop|tele|tv|televiseur*|television|
      chargeur*|adaptateur*|cable*|cordon|fil|fils|prise*|multiprise*|rallonge|power_bank*|powerbank*|batterie*|pile|piles|ecouteur*|
      casque|montre|routeur|box|frigo*|frigidaire|refrigerateur*|congelateur*|machine*|lave_linge|seche_linge|clim|climatiseur*|
      climatisation|micro_onde*|four|bouilloire|ventilateur*|ventilo|appareil*|telecommande*|compresseur|moteur|stabilisateur`,
    cell: 'batterie*|pile|piles|power_bank*|powerbank*|accu|accus',
    body: `main|mains|doigt*|pouce|peau|visage|jambe*|cuisse*|bras|oreille*|paume|cou|joue|poitrine|oeil|yeux|levre*|bouche|
      poignet|pied|pieds|ventre`,
    person: `je|bebe*|enfant*|fils|fille|fillette|gamin*|gosse*|petit|petite|frere|soeur|garcon|mari|femme|mere|pere|maman|papa|
      neveu|niece|cousin*|il|elle|quelqu_un|on|ami|amie|chien|chat|nourrisson`,
    part: `pile*|batterie|aimant*|vis|epingle|trombone|aiguille|sim|carte_sim|carte_memoire|embout*|ecouteur*|piece|bouton`,
    swallow: 'avale|avaler|avalee|avales|gobe|gober|ingere|ingerer|ingurgite',
    burnt: 'brule|brulee|brules|bruler|brulure*|brulait|cloque*|ampoule*|ebouillante*',
    explode: 'explose|explosee|exploser|explosion|eclate|eclater',
    my: 'ma|mon|mes|sa|son|ses|la|le|les|l|ta|ton|votre|notre',
  },
  harmless: `
    free fire
    fire tv|stick|os|hd
    feu vert|rouge|arriere|avant|de_signalisation
    feux rouges
    pare|par feu
    coupe feu
    pleins feux
    brule|bruler ?mes|la|le|les|ma|mon|des|un|trop|toute ?de ?ma ?mes donnees|data|forfait|credit|calories|batterie|cd|dvd|iso|megas|unites
    image|ecran|dalle brule|brulee
    marquage|brulure ?de ?l ecran
    fuite|fuites de memoire|donnees|photos|lumiere|son|eau|la
    fuite photos|video|specs
    a fuite
    verre|ecran|coque|couleur|gris fume|fumee
    detecteur|alarme ?de fumee
    cigarette|chicha|narguile ~ fumee|fume
    anti|coque|resistant|protection|absorption ?aux ?de ?les ?anti choc|chocs
    choque|choquee par|de|du|que
    telephone|machine|lecteur|distributeur|guichet|imprimante|tiroir|fente|tablette|console|appareil|dab|gab|tv a|ai|m_a ?m avale|gobe|mange
    mon|ma|le telephone|portable|tiroir|lecteur ?m ?a avale
    pile ou face
    pile|piles a|au ?l heure|moment|poil
    meurs|mourir|creve|crever d|de rire|faim|chaud|soif|ennui|froid|envie|honte|impatience
    tuer le temps
    tuer|fermer une|l|les|des|la appli*|application*|processus|tache*|batterie
    va|peut|pourrait|risque ~ exploser
    prix|facture explose|exploser|salee
    ecran|vitre|dalle eclate|explose|pete
    boite a lettres
  `,
  selfHarm: `
    me|m suicider|suicide|tuer|pendre|noyer|tirer_une_balle|faire_du_mal|scarifier|mutiler|couper_les_veines|ouvrir_les_veines
    suicide|suicider|suicidaire*|suicides|suicidee
    veux|voudrais|veut|envie|vais|pense|pensé ?de ?a mourir|crever|en_finir|disparaitre|plus_vivre
    envie|veux|vais|voudrais ?de ?d en finir
    mettre fin a mes|ses jours
    mettre fin a ma|sa vie
    veux|peux|envie|souhaite ?de plus ?de vivre|exister|continuer_a_vivre
    plus envie de vivre
    marre|fatigue*|lasse? de la|ma|vivre vie
    marre de vivre
    ma vie ~ n a plus|pas|aucun ?de sens
    veut|va|menace ?de se suicider|tuer|pendre|jeter|faire_du_mal|mutiler
    me|se jeter du|d|sous|par ?un pont|train|toit|fenetre|balcon|immeuble
    automutil*
    aucune raison de vivre
    mieux si j|je etais|suis mort|morte
    quitter ce monde
  `,
  swallowed: `
    {person} ~ {swallow} ~ {part}
    bebe|enfant|fils|fille|fillette|gamin|petit|petite|neveu|niece|chien|chat|j|elle|il ?vient ?d ?m ?a ?ai ?de ?deux ?ans ~ avale|avaler|avalee|gobe|ingere
    avale|avaler|gobe|ingere|ingerer ~ {part}
    {part} ~ a ?ete avale|avalee
    {part} ~ dans ~ gorge|bouche|nez|narine|oreille|estomac|ventre
    s|me|m ~ etouffe ~ {part}
    {person} ~ etouffe
  `,
  shock: `
    choc|chocs|decharge*|secousse electrique*
    electrocut*
    electrise*
    chatain*
    pris|prend|prends|prendre|recu|recois|recoit|mange|donne|ressens ~ du|le|un|une|de|des jus|courant|decharge*|chataigne|coup_de_jus|coup_de_courant|secousse*
    coup de jus|courant
    courant|jus ~ m|me|l|le|lui ?a ~ attrape|pris|frappe|traverse|secoue|saisi|tape
    {thing} ~ m|me|l|lui|nous ?a electro*|secoue|pique|chatouille|mordu|tape_le_courant
    {thing} ~ picote*|fourmille* ~ toucher|touche|main*|doigt*
    attrape le|par courant
    touche* ~ {thing} ~ courant|decharge|fourmille*|picote*
  `,
  burn: `
    me|m|se|s|nous ?suis ?est ?ai ?a ?etre brule|brulee|brules|bruler|ebouillante
    {burnt} ~ {my}|a ~ {body}
    {my} ~ {body} ~ {burnt}
    brulure* ?au ?a ?sur ~ {body}
    brule|brulee ~ {person} & {thing}
    cloque*|ampoules ~ {body}
    liquide|acide ~ brule ~ {body}
  `,
  fire: `
    = ?au ?y ?a ?le feu|incendie|flammes
    pris|prend|prends|prenne|prendre|attrape|attrapé feu
    en feu|flamme|flammes
    {thing} & flamme|flammes|feu|incendie*
    {thing} ~ {explode}
    {explode} ~ {thing}
    {thing} ?est ?a ?qui ?en ?se ?commence ?train ?a ?de brule|bruler|crame|cramer|brulait|brulee|flambe
    au feu
    y a ?le ?du|de? feu|incendie ~ {thing}
    feu ~ dans|sur|sort|derriere ~ {thing}
    maison|chambre|cuisine|matelas|canape|lit ~ brule|feu
    incendie ~ {thing}
  `,
  gas: `
    odeur|sent|senti|sens|sentir|pue ~ gaz
    fuite|fuites ~ gaz
    gaz ~ fuit|echappe|sort|siffle
  `,
  smoke: `
    = ?de ?la fumee|etincelles
    {cell} & percee|perce|perforee|transpercee
    prise*|fiche|chargeur*|multiprise* ~ cramee|crame|brulee|noircie
    {thing} & fumee*|fume|fument|fumer|fumait
    fumee* ~ sort|sortir|s_echappe|echappe|vient|degage|de|noire|blanche
    degage ~ fumee*
    odeur|sent|sens|pue|senti ~ brule|cramé|crame|roussi|fumee|plastique|plastique_brule|chaud
    {thing} & etincelle*|crepite*|gresille|fond|fondu|fondue|fondre|roussi|noirci*
    etincelle* ~ {thing}
    {cell} ~ tres|trop|hyper|super|extremement|vachement|bouillant* chaude|chaud|chauffe|bouillante|brulante
    {thing} ~ brulant|brulante|bouillant|bouillante
    trop|si|tellement chaud|chaude|brulant ~ pour|que ~ toucher|tenir|touche
    peux|peut|impossible ?plus ?pas ?de ?le ?la ~ toucher|tenir ~ chaud|brulant|chaude
  `,
  leak: `
    {cell} ~ fuit|fuient|fuite|fui|coule|coulé|coulent|suinte|suintent|percee|perce
    liquide|acide|produit|gel|poudre|jus|electrolyte ~ {cell}
    {cell} ~ liquide|acide|electrolyte|gel|poudre
    fuite|fuites|coulure* ~ {cell}
  `,
  swelling: `
    {cell} & gonfle*|gonflé*|bombe*|bombé*|enfle*|deforme*|boursoufle*|ballonne*|dilate*
    telephone*|portable|tablette|ordi|ordinateur|montre|appareil|smartphone ?est ?a ?s ?qui ~ gonfle*|bombe|bombee|enfle*|boursoufle*
    coque|dos|capot|ecran|face_arriere|cache|clavier|couvercle|touchpad ~ gonfle*|bombe|bombee|se_souleve|souleve|soulevee|se_decolle|bombent ~
    {cell} ~ pousse|souleve ~ ecran|coque|dos|clavier|cache
  `,
}
