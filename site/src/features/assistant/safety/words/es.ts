import type { DangerWords } from '../danger-patterns'

export const ES: DangerWords = {
  lists: {
    thing: `telefono*|celular*|cel|celu|movil*|smartphone*|tablet*|tableta*|laptop*|portatil*|notebook|compu|computadora*|computador|ordenador*|pc|
      tele|tv|televisor*|television|pantalla|cargador*|adaptador*|cable*|enchufe*|clavija|toma|tomacorriente*|contacto|regleta|extension|alargador|zapatilla|
      power_bank*|powerbank*|bateria*|pila|pilas|auricular*|audifono*|cascos|reloj|router|modem|nevera*|refri|refrigerador*|refrigeradora|heladera*|
      frigorifico*|frigo|congelador*|lavadora*|lavarropas|secadora*|maquina*|aire|aire_acondicionado|clima|microondas|horno|ventilador*|aparato*|
      dispositivo*|equipo|control|mando|compresor|motor|regulador`,
    cell: 'bateria*|pila|pilas|power_bank*|powerbank*',
    body: `mano|manos|dedo|dedos|pulgar|piel|cara|pierna*|muslo*|brazo*|oreja|palma|cuello|mejilla|pecho|ojo|ojos|labio*|boca|muneca|pie|pies|panza|barriga`,
    person: `yo|bebe*|nino*|nina*|hijo*|hija*|hijito|hijita|nene|nena|chiquito|chiquita|pequeno|pequena|hermano*|hermana*|hermanito|chico|chica|esposa|esposo|marido|mujer|madre|padre|mama|papa|
      abuela|abuelo|sobrino*|sobrina*|primo|nieto|nieta|alguien|se|me|perro|gato|guagua|chamaco|crio`,
    part: `pila*|bateria*|iman|imanes|tornillo*|alfiler|aguja|clip|sim|chip|memoria|almohadilla|goma|audifono|auricular|pieza|boton|llave`,
    burnt:
      'quemo|queme|quema|quemado|quemada|quemando|quemar|quemarme|quemaron|quemaduras|quemadura|ampolla|ampollas|escaldo|ardio',
    explode: 'exploto|explota|explotar|explosion|exploten|estallo|estalla|estallar|reviento|revento|reventó',
    my: 'mi|mis|su|sus|la|el|los|las|tu|nuestro',
  },
  harmless: `
    free fire
    fire tv|stick|os|hd
    alto al fuego
    a fuego lento
    juego de fuego
    armas de fuego
    fuego amigo|cruzado
    quema|queman|quemado|quemando|quemar ?mis|los|mi|un|una|el|la|todos|todo|muchos datos|megas|cd|dvd|disco|iso|imagen|calorias|credito|saldo|bateria|pila
    pantalla quemada|quemado
    imagen quemada|quemado
    quemado|quemada de ?la pantalla|imagen
    fuga|fugas|filtracion de datos|memoria|informacion|luz|agua|sonido|fotos
    cristal|funda|color|gris|negro humo|ahumado
    detector|alarma de humo
    humo de cigarro|cigarrillo
    prueba de humo
    anti|resistente|proteccion|funda ?a ?los golpes|choques|impacto*
    choque de precios
    telefono|celular|movil|maquina|bandeja|ranura|cajero|lector|tele|impresora|consola|aparato ?me ?se ?ha trago|traga|tragado|comio
    me|se ?ha trago|tragado|comio el|la ?ranura ?bandeja telefono|celular|cajero|lector|maquina
    trago|traga ?mis|los|el|la|mi ?orgullo datos|megas|saldo|orgullo|bateria|memoria
    muero|muere|morir|morirme|morirse de ?la risa|hambre|sueno|frio|calor|ganas|verguenza|aburrimiento|sed|amor|miedo|envidia|pena
    muero por
    matar el tiempo
    matar|cerrar ?una|la|las|el ?los app|apps|aplicacion|aplicaciones|proceso|procesos|bateria
    puede|podria|va_a|vaya_a|pudiera ~ explotar|explota
    chispa|chispas tv
    tecno spark
    escuadron suicida
  `,
  selfHarm: `
    me|quiero|quiere|voy_a|va_a|pienso|ganas_de ?quiero ?voy ?a matar|matarme|matarse|ahorcar|ahorcarme|ahorcarse|suicidar|suicidarme|suicidarse|cortarme|lastimarme|hacerme_dano|lastimarse
    quiero|quisiera|deseo|prefiero|ganas|ojala ?ya ?solo ?de ?me morir|morirme|estar_muerto|estar_muerta|muriera|desaparecer
    quiere|queria ?solo ?ya morir|morirse|matarse|quitarse_la_vida
    ya ?no quiero vivir|seguir_viviendo|existir|estar_vivo|estar_viva
    no quiero vivir|existir|seguir_viviendo|seguir_aqui|despertar
    suicid*
    quitarme|quitarse|quitar la vida
    acabar|terminar con mi|su|todo vida
    no ?le ?tengo ?hay ?veo razon|motivo|sentido|motivos|razones ?para ?a ?de vivir|vivir|vida|mi_vida
    vida ?ya no ?tiene ?vale sentido|vale_la_pena|la_pena
    cansado|cansada|harto|harta de vivir|la_vida|mi_vida
    autolesion*
    cortarme las venas
    estaria|estarian mejor muerto|muerta|sin_mi
    tirarme|lanzarme|aventarme|saltar|tirarse ~ puente|balcon|edificio|tren|azotea
  `,
  swallowed: `
    {person} ?se ?me ?ha ?de ~ trago|trague|tragado|tragaron|tragó|comio|comido|ingirio ~ {part}
    trago|trague|tragarse|tragado|ingirio|ingerido|ingerir ~ {part}
    se ?ha trago|tragado|comio ~ {part}
    {part} ~ se ?la ?lo ?ha trago|comio|tragado
    bebe|nino|nina|hijo|hija|nene|nena|sobrino|nieto|perro|hermanito ~ se ?ha ?lo ?la trago|tragado|atraganto
    {part} ~ garganta|boca|nariz|oreja|estomago|panza
    atraganto|atragantando|ahoga|ahogando|asfixia ~ {part}
    {person} ~ atraganto|atragantando|asfixiando
  `,
  shock: `
    descarga*|shock|choque*|corrientazo*|toque* electrica|electrico|electricas|electricos
    electrocut*
    corrientazo|calambrazo|toque_electrico
    dio|da|dan|pego|pega|paso|pasa|dando|agarro|recibi|siento|senti|sintio|recibio ?me ?le ?un ?una ?la ?de ?mi ?hija ~ corriente|calambre|calambres|toques|corrientazo|chispazo|descarga|pasada|patada ~
    {thing} ~ me|le|nos ?ha ?esta da|dio|dando|pego|pasa|electrocuto ~ corriente|calambre|calambres|toques|toque|patada|descarga|chispazo
    hormigueo & {thing}
    {thing} ?la pasa|da ~ corriente ~ tocar|toco|cuerpo|mano
    toco|tocar|toque|tocando ~ {thing} ~ corriente|calambre|toques|descarga
  `,
  burn: `
    me|se|te|nos ?ha ?he queme|quemo|quemado|quemar|quemaron|escaldo ~ {body}
    {burnt} ~ {my} ~ {body}
    {body} ~ {burnt}
    me|se ?he ?ha queme|quemado ~ con|por|al & {thing}
    me queme
    quemadura* ~ {body}
    {person} ?se ?ha quemo|quemado ~ con & {thing}
    ampollas|ampolla ~ {body}
  `,
  fire: `
    = ?auxilio ?ayuda ?hay fuego|incendio|llamas
    {thing} & fuego|llamas|llama_de_fuego|incendio|incendia|incendiando|incendiado|flamas
    prendio|prende|prendiendo|agarro|cogio|tomo fuego|candela|llamas
    se ?me ?esta ?ha ?le prendio|incendio|incendiando|incendia ~ {thing}
    en llamas
    {thing} ~ {explode}
    {explode} ~ {thing}
    {thing} ~ esta|se ?esta ?le ?ha quemando|incendiando|ardiendo|quemo|quema
    se ?me ?esta ?le quema|quemando|quemo|arde ?en ?en ~ {thing}
    casa|cuarto|cocina|cama|sofa|colchon ~ incendi*|quemando|fuego
    arde|ardiendo ~ {thing}
  `,
  gas: `
    huele|olor|oler|apesta|oliendo ~ gas
    fuga|escape|fugas ~ gas
    gas ~ escap*|fuga|sale|silba|se_sale
  `,
  smoke: `
    = humo|chispas
    {cell} & perfore|perforada|perforo|pinche|pinchada
    enchufe*|cargador*|clavija|toma ~ quemado|quemada|quemo
    {thing} & humo|humea|humeando|humareda|humito|ahumando
    humo ~ sale|saliendo|salio|sacando|echa|echando|bota|botando|negro
    sale|saliendo|echa|echando|saca|bota|botando|suelta ~ humo
    huele|olor|oler|oliendo|apesta ~ quemado|quemada|quemandose|chamuscado|humo|plastico|plastico_quemado|cable_quemado
    {thing} & chispa|chispas|chispea|chispeando|chisporrote*|chispazo*|derrit*|derretido|derretida|derritio|chamusc*
    chispas ~ {thing}
    {cell} ~ muy|demasiado|super|extremadamente|re|bastante ?muy caliente|hirviendo|ardiendo
    {thing} ~ hirviendo|ardiendo|quemando_de_caliente
    tan|demasiado|muy caliente ~ que|para ~ no|tocar|agarrar|sostener
    no ~ puede|puedo ~ tocar|agarrar ~ caliente|ardiendo
  `,
  leak: `
    {cell} ~ derramo|derrama|derramando|derramada|derrame|gotea|goteando|chorrea|chorreando|chorreada|fuga|sulfato|sulfatada|sulfatadas|sulfatado|reventada|perdiendo_liquido|pierde_liquido|escurre|escurriendo|filtra|filtrando
    liquido|acido|gel|electrolito|polvo|sustancia|baba ~ {cell}
    {cell} ~ liquido|acido|electrolito|polvo_blanco|sustancia
    derrame|fuga|goteo|derramo|derrama ~ {cell}
    sale|saliendo|salio|suelta|bota|pierde ~ liquido|acido ~ {cell}|telefono|celular|movil|control|mando
  `,
  swelling: `
    {cell} & hinch*|inflo|infla|inflada|inflado|inflando|inflaron|inflan|abomb*|abult*|engord*|deform*|sopl*|globo|panzon*
    telefono*|celular*|cel|movil*|tablet*|laptop*|portatil*|reloj|compu|equipo ~ hinch*|inflo|infla|inflada|inflado|inflando|abomb*|abult*
    tapa|carcasa|cubierta|pantalla|teclado|espalda|touchpad|parte_trasera ~ hinch*|infl*|abomb*|abult*|levantando|levanto|levantada
    {cell} ~ empuja|empujando|levanta|levantando|levanto ~ pantalla|tapa|teclado|carcasa
  `,
}
