import type { DangerWords } from '../danger-patterns'

export const PT: DangerWords = {
  lists: {
    thing: `telefone*|celular*|cel|telemovel|telemoveis|smartphone*|tablet*|notebook*|laptop*|portatil|computador*|pc|tv|televisao|televisor|tele|
      carregador*|adaptador*|cabo*|tomada*|plugue|ficha|extensao|filtro_de_linha|power_bank*|powerbank*|bateria*|pilha*|fone*|auscultador*|
      relogio|roteador|router|modem|geladeira*|frigorifico|geleira|freezer|congelador|arca|maquina*|secadora|ar|ar_condicionado|micro_ondas|microondas|forno|
      ventilador*|ventoinha|aparelho*|dispositivo*|controle|comando|compressor|motor|fio|fios|estabilizador|chaleira`,
    cell: 'bateria*|pilha*|power_bank*|powerbank*|batera',
    body: `mao|maos|dedo|dedos|polegar|pele|cara|rosto|perna*|coxa*|braco*|orelha|ouvido|palma|pescoco|peito|olho|olhos|labio*|boca|pulso|pe|pes|barriga`,
    person: `eu|bebe*|nenem|crianca*|menino*|menina*|filho*|filha*|filhinho|filhinha|miudo*|miuda*|irmao|irma|irmaozinho|garoto|garota|esposa|esposo|marido|mulher|mae|pai|mamae|avo|vovo|
      sobrinho*|sobrinha*|primo|neto|neta|alguem|cachorro|cao|gato|candengue`,
    part: `pilha*|bateria*|ima|imas|parafuso*|alfinete|agulha|clipe|clips|chip|sim|cartao|borrachinha|fone|peca|botao|chave`,
    swallow: 'engoliu|engoli|engolir|engole|engolido|engoliram|ingeriu|ingeri|ingerir',
    burnt:
      'queimou|queimei|queima|queimado|queimada|queimando|queimar|queimaram|queimadura*|bolha|bolhas|escaldou|escaldei|ardeu',
    explode: 'explodiu|explode|explodir|explosao|estourou|estoura|estourar|rebentou|arrebentou|estoirou',
    my: 'minha|meu|minhas|meus|sua|seu|dele|dela|a|o|as|os|na|no|da|do',
  },
  harmless: `
    free fire
    fire tv|stick|os|hd
    cessar fogo
    fogo amigo|cruzado|de_artificio
    armas de fogo
    queima|queimando|queimar|queimou ?os|meus|meu|um|uma|muito|todos|a ?minha dados|megas|cd|dvd|disco|iso|calorias|credito|saldo|bateria|internet
    queima de estoque
    queima|queimado na? tela
    tela queimada|queimou
    lampada queimada|queimou
    fonte|placa queimada|queimou
    vazamento|vazou|vaza|vazaram ?de ?dos dados|memoria|informacoes|fotos|luz|agua|som|preco|specs
    cor|vidro|preto|cinza fume|fumaca
    detector|alarme|teste de fumaca
    fumaca de? cigarro
    anti|resistente|protecao|capa|prova ?a ?de ?contra impacto*|choque|choques|quedas
    chocado|chocada com|que
    celular|telefone|telemovel|maquina|bandeja|gaveta|caixa|leitor|tv|impressora|console|aparelho|slot|eletronico ?me ?ja engoliu|engole|comeu
    engoliu|engole|engolindo ?os|meus|meu|o ?meu dados|orgulho|creditos|saldo|bateria
    morrendo|morrer|morro|morri de ?tanto rir|fome|sono|frio|calor|vontade|vergonha|tedio|sede|amor|medo|inveja|saudade*|saudades
    morrendo por
    matar o|a tempo|saudade|aula|fome
    matar|fechar|encerrar ?um|o|os|app|apps|aplicativo|aplicativos|processo|processos app|apps|aplicativo|aplicativos|processo|processos|bateria
    pode|poderia|vai|possa ~ explodir|estourar
    som|audio|alto_falante|volume|limite|fone|caixa_de_som ~ estourado|estourando|estourou
    esquadrao suicida
  `,
  selfHarm: `
    me matar|suicidar|enforcar|cortar|machucar|jogar_da_ponte|ferir|mutilar
    quero|queria|vou|pensando|penso|vontade ?so ?de ?em ?me morrer|sumir_do_mundo|tirar_minha_vida|matar_me|suicidar_me|acabar_com_tudo
    matar|suicidar|enforcar me|se
    se matar|suicidar|enforcar
    nao ?aguento quero|aguento ?mais|tenho_vontade ?de viver|existir|acordar|mais_viver
    suicid*
    tirar|acabar|terminar ?com ?a minha|propria|sua ?propria vida
    acabar com|a minha|a ?a vida
    nao ?ha ?tenho ?vejo ?tem razao|motivo|motivos|sentido|vontade ?para|pra ?de ?em viver|minha_vida
    vida nao ?tem ?faz ?vale sentido|mais_sentido|a_pena
    cansado|cansada|farto|farta de viver|da_vida|minha_vida
    automutil*
    cortar os pulsos
    melhor ?se ?eu morto|morta|morresse|sem_mim
    preferia estar|ter morto|morta|morrido
    pular|atirar|jogar|saltar ~ ponte|predio|varanda|comboio|trem
  `,
  swallowed: `
    {person} ~ {swallow}
    {swallow} ~ {part}
    {part} ~ foi|que ~ engolid*|{swallow}
    {person} ~ comeu|mastigou|mordeu ~ pilha*|bateria|ima|imas|parafuso
    {part} ~ garganta|boca|nariz|ouvido|estomago|barriga
    engasg* ~ {part}
    {person} ~ engasg*|sufocando
  `,
  shock: `
    choque|choques|descarga|descargas eletrico|eletrica|eletricos|electrico|electricos|eletricas
    eletrocut*|electrocut*
    levei|leva|levou|tomei|tomou|toma|da|deu|dando|levar|tomar|recebi|pego|senti|sinto ?um ?uma ?me ?baita ?de choque|choques|descarga|choquinho*|choquinhos
    {thing} ~ choque|choques|choquinho*|choquinhos ~ me|na|quando|ao|encostar|tocar|mao|gente|toca|encosta
    choque|choques|choquinho* ~ {thing}
    {thing} & formigamento|formigando
    corrente ~ pegou|apanhou|agarrou|puxou ~ me|ele|ela|mao|{person}
    {thing} dando choque
  `,
  burn: `
    me queimei|queimou|queimando|escaldei
    queimei ?me ?a ?o ?os ?minha ?na ?com ~
    {burnt} ~ {my} ~ {body}
    {body} ~ {burnt}
    queimadura* ~ {body}
    {person} ?se queimou ~ com|no|na & {thing}
    bolhas|bolha ~ {body}
  `,
  fire: `
    = ?socorro fogo|incendio|chamas
    {thing} & fogo|chamas|labareda*|incendio|incendiou|incendiando
    pegou|pega|pegando|pegar|apanhou fogo
    em chamas
    {thing} ~ {explode}
    {explode} ~ {thing}
    {thing} ~ esta|ta|se|comecou ?a queimando|queimar|ardendo|arder|a_arder
    casa|quarto|cozinha|cama|sofa|colchao|cortina ~ fogo|incendi*
    {thing} a arder
  `,
  gas: `
    cheiro|cheira|cheirando|fede ~ gas
    vazamento|vazando|fuga|escape|vaza ~ gas
    gas ~ vazando|vaza|escap*|saindo
  `,
  smoke: `
    = fumaca|fumo|faiscas
    {cell} & furei|furada|furou|perfurei
    tomada*|plugue|carregador* ~ queimada|queimado|queimou|torrada
    {thing} & fumaca|fumo|fumegando|fumegar|fumega|fumacinha|deitar_fumo
    fumaca|fumo ~ sai|saindo|saiu|soltando|preta|branca
    sai|saindo|saiu|soltando|solta|deita ~ fumaca|fumo
    cheiro|cheira|cheirando|fede ~ queimado|queimada|queimando|fumaca|plastico|borracha|chamuscado
    {thing} & faisca|faiscas|faiscando|faisca|derret*|chamusc*|curto_circuito
    faiscas|faisca ~ {thing}
    {cell} ~ muito|super|extremamente|bem|demais ?muito quente|fervendo|pelando|queimando
    {thing} ~ fervendo|pelando|pegando_fogo_de_quente
    tao|muito|demasiado quente ~ que|pra|para ~ nao|segurar|tocar|encostar|pegar
    nao ~ consigo|da|posso ~ tocar|segurar|encostar ~ quente
  `,
  leak: `
    {cell} ~ vazou|vaza|vazando|vazamento|vazada|escorreu|escorrendo|escorre|pingando|derramou|derramando|babando|estourada_liquido|derrame|verteu|vertendo
    vazou|vazando|vazamento|escorreu|escorrendo|pingando|derramou ~ {cell}
    liquido|acido|gel|eletrolito|electrolito|po_branco|gosma|substancia ~ {cell}
    {cell} ~ liquido|acido|eletrolito|gosma|po_branco
    saindo|sai|saiu|vazando|escorrendo|soltou ~ liquido|acido|gosma ~ {cell}|celular|telefone|telemovel|controle|comando
  `,
  swelling: `
    {cell} & inch*|estuf*|estufou|dilat*|deform*|barrig*|abaul*|empol*|gord*
    celular*|telefone*|telemovel|tablet*|notebook|portatil|relogio|aparelho ~ inch*|estuf*|abaul*
    tampa|traseira|tela|carcaca|teclado|capa|touchpad|ecra ~ inch*|estuf*|abaul*|levantando|levantou|empurr*
    {cell} ~ empurr*|levant* ~ tela|tampa|teclado|ecra|traseira
  `,
}
