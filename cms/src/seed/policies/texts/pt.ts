import type { PolicyTexts } from './policy-texts'

const PRICE = 'Se houver algo a pagar, você recebe antes o preço da peça e da mão de obra, e decide.'
const TIME =
  'O prazo comum é de 3 a 7 dias úteis a partir do início do reparo. É só uma referência, e os feriados o alongam.'
const FOLLOW = 'Com o número da ordem, acompanhe o reparo em [andamento do reparo](page:repair-status).'

const BRING_IN = `
:::steps
# Consulte a garantia
IDENTIFY

# Salve seus dados
Um reparo pode exigir apagar o aparelho. [Faça um backup](article:back-up-phone-before-repair) enquanto ele ainda funciona.

# Leve o aparelho
Vá a uma [assistência](page:service-center) com o aparelho, e com o carregador se o problema for a carga. Mostre a nota fiscal se tiver. Você recebe uma ordem com um número.

# Aguarde o reparo
Um técnico examina o aparelho. ${PRICE} ${TIME} ${FOLLOW}

# Teste antes de sair
Teste o que estava com defeito e compare o número da ordem com o do aparelho.
:::`

export const pt: PolicyTexts = {
  titles: {
    'mobile-phone': 'Celulares {brand}: garantia e assistência',
    'retail-accessories': 'Acessórios {brand}: garantia e assistência',
    'home-appliance': 'Eletrodomésticos {brand}: garantia e assistência',
    laptop: 'Notebooks {brand}: garantia e assistência',
  },
  summaries: {
    'mobile-phone':
      'Defeitos de material e de fabricação são reparados sem custo ({periods}). Quedas e líquidos não estão incluídos. O prazo começa na ativação.',
    'retail-accessories':
      'Em caso de defeito de material ou de fabricação, o acessório é reparado ou trocado ({periods}). O prazo começa no dia da compra.',
    'home-appliance':
      'Defeitos de material e de fabricação são reparados sem custo, em sua casa quando o aparelho é grande ({periods}). Instalação errada não está incluída.',
    laptop:
      'Defeitos de material e de fabricação são reparados sem custo ({periods}). Salve seus dados antes: eles não fazem parte da garantia.',
    'small-appliance':
      'Em caso de defeito de material ou de fabricação, o aparelho é reparado ou trocado ({periods}). Desgaste e calcário não estão incluídos. O prazo começa no dia da compra.',
  },
  headings: {
    covered: 'O que está coberto',
    period: 'Por quanto tempo',
    excluded: 'O que não está coberto',
    claim: 'Como usar',
    parts: 'Peças e aparelhos trocados',
    data: 'Seus dados',
    transport: 'Transporte',
    rights: 'Seus direitos por lei',
  },
  scopes: {
    'aster-mobile-phone': 'Esta política vale para celulares Aster e tablets Aster Slate.',
    'aster-retail-accessories':
      'Esta política vale para carregadores, cabos, fones e baterias portáteis Aster vendidos à parte. O que veio na caixa de um celular segue a política do celular.',
    'aster-home-appliance':
      'Esta política vale para os pequenos eletrodomésticos Aster: ventiladores, chaleiras, ferros de passar e purificadores de ar.',
    'aster-laptop':
      'Esta política vale para notebooks Aster, com a bateria e o carregador que vieram com eles.',
    'kite-mobile-phone':
      'Esta política vale para smartphones e celulares simples Kite, e para relógios e rastreadores Kite com chip SIM.',
    'kite-retail-accessories':
      'Esta política vale para fones, caixas de som, carregadores, cabos, baterias portáteis e relógios sem SIM Kite vendidos à parte.',
    'kite-home-appliance':
      'Esta política vale para os pequenos eletrodomésticos Kite: ventiladores, ferros de passar, secadores e aparadores.',
    'kite-laptop':
      'Esta política vale para notebooks Kite, com a bateria e o carregador que vieram com eles.',
    'solis-mobile-phone':
      'A Solis não faz celulares. Esta política vale para os aparelhos Solis com SIM e IMEI: os roteadores Link e o Hub TV.',
    'solis-retail-accessories':
      'Esta política vale para soundbars, suportes de parede, cabos e controles remotos Solis vendidos à parte.',
    'solis-home-appliance':
      'Esta política vale para TVs, geladeiras, lavadoras de roupa e aparelhos de ar-condicionado Solis.',
    'solis-laptop':
      'Esta política vale para notebooks Solis, com a bateria e o carregador que vieram com eles.',
  },
  items: {
    smartphone: 'Smartphone',
    featurePhone: 'Celular simples',
    tablet: 'Tablet',
    watchWithSim: 'Relógio ou rastreador com SIM',
    router: 'Roteador ou Hub TV',
    battery: 'Bateria',
    boxCharger: 'Carregador e cabo da caixa',
    charger: 'Carregador e cabo',
    earphones: 'Fones',
    powerBank: 'Bateria portátil',
    watch: 'Relógio sem SIM',
    speaker: 'Caixa de som',
    remoteControl: 'Controle remoto',
    mountAndCable: 'Suporte de parede e cabo',
    soundbar: 'Soundbar',
    smallAppliance: 'Eletroportátil',
    trimmer: 'Secador e aparador',
    television: 'TV',
    refrigerator: 'Geladeira',
    washingMachine: 'Lavadora de roupa',
    airConditioner: 'Ar-condicionado',
    compressor: 'Compressor da geladeira e do ar-condicionado',
    motor: 'Motor da lavadora',
    laptop: 'Notebook',
  },
  changes: {
    longerEarphones: 'Novo nesta versão: os fones têm 12 meses de garantia em vez de 6.',
    longerLaptop:
      'Novo nesta versão: notebooks comprados a partir deste dia têm 24 meses de garantia em vez de 12.',
  },
  covered: {
    all: 'Defeitos de material ou de fabricação que aparecem em uso normal dentro do prazo. Peças e mão de obra não custam nada. Por exemplo:',
    'mobile-phone': `
- não liga, reinicia sozinho ou não carrega
- linhas ou áreas escuras na tela, ou tela que não responde, sem ter sofrido pancada
- falha de câmera, microfone, alto-falante, botões, sensores ou rede
- falha de software que nem atualizar nem restaurar resolve`,
    'retail-accessories': `
- não carrega, não tem som ou não conecta
- cabo que falha por dentro sem dano visível
- bateria dos fones ou bateria portátil que não carrega mais
- botão, plugue ou dobradiça que se solta em uso normal`,
    'home-appliance': `
- não liga ou para durante o uso
- não gela, não aquece, não lava ou não centrifuga como deve
- falha de imagem, som ou conexão da TV
- vazamento ou barulho por causa de uma peça interna`,
    laptop: `
- não liga ou desliga sozinho
- falha de tela, teclado, touchpad, portas, ventoinha, memória ou disco
- bateria que não carrega mais
- sistema de fábrica que não pode ser restaurado`,
    'small-appliance': `
- não liga ou para durante o uso
- não aquece, não sopra ou não gira como deve
- interruptor, cabo ou plugue que falha por dentro
- barulho ou cheiro de queimado por causa de uma peça interna`,
  },
  period: {
    'mobile-phone':
      'O prazo começa quando o aparelho é ativado. A [consulta de garantia](page:warranty-check) mostra até quando vai: disque `*#06#` para ver o IMEI. O cartão de garantia aparece 24 horas depois da ativação.',
    'retail-accessories':
      'O prazo começa no dia da compra. A nota fiscal mostra a data: guarde-a com o acessório.',
    'home-appliance':
      'O prazo começa no dia da compra que está na nota fiscal. Para uma TV, a página [garantia da TV](page:tv-warranty) mostra o prazo pelo número de série.',
    laptop:
      'O prazo começa no dia da compra que está na nota fiscal. O número de série (SNID) está na etiqueta embaixo do notebook.',
    after:
      'Um reparo não encurta o prazo nem o faz recomeçar. Uma peça trocada fica coberta até o fim do prazo, e por 90 dias no mínimo.',
    'small-appliance':
      'O prazo começa no dia da compra que está na nota fiscal. O modelo e o número de série estão na etiqueta, embaixo ou atrás.',
  },
  excluded: {
    all: `
- quedas, pancadas, pressão e dobra
- líquidos, areia, insetos, raios e tensão errada
- peças, carregadores ou software que não são para o aparelho
- abertura ou reparo por alguém de fora da nossa assistência
- número de série ou IMEI removido ou ilegível
- desgaste: riscos, cores gastas, bateria que com o tempo dura menos`,
    'mobile-phone': `
- tela quebrada por queda: para isso existe a [proteção de tela](page:protection)
- celular fabricado para outro país: a garantia vale lá`,
    'retail-accessories': `
- espumas, pulseiras e capas que se gastam com o uso`,
    'home-appliance': `
- instalação ou ligação feita por outros, e mudança de lugar depois
- filtros, lâmpadas e vedações que se limpam ou trocam com o uso
- uso em empresa de um aparelho feito para casa`,
    laptop: `
- programas e jogos que você instalou, e danos por vírus
- os dados do notebook e a recuperação deles`,
    'small-appliance': `
- calcário, poeira e cabelos que não foram retirados
- filtros, lâminas e vedações que se trocam com o uso
- uso em empresa de um aparelho feito para casa`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Digite o IMEI na [consulta de garantia](page:warranty-check). Ela diz também em que país a garantia vale.',
    ),
    'retail-accessories': `
:::steps
# Ache a nota fiscal
Ela mostra o dia da compra e a loja.

# Teste com outro aparelho
Assim você sabe que o defeito está no acessório.

# Leve o acessório
Vá a uma [assistência](page:service-center) com o acessório e a nota fiscal. Você recebe uma ordem com um número.

# Leve-o para casa
Muitos acessórios são trocados na hora. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Anote modelo e número de série
Estão na etiqueta: atrás da TV, dentro da porta da geladeira ou da lavadora, na lateral do ar-condicionado.

# Ligue para nós
Use o telefone do rodapé ou a [página de contato](page:contact). Diga o que acontece e desde quando.

# O técnico vai até você
Para aparelhos grandes, combinamos um dia. Deixe livre o caminho até o aparelho. Os pequenos, leve a uma [assistência](page:service-center).

# Aguarde o reparo
${PRICE} ${TIME} ${FOLLOW}

# Teste junto
Deixe o aparelho funcionar uma vez antes de assinar a ordem.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Tenha à mão o número de série (SNID) e a nota fiscal, e veja se um [driver](page:drivers-download) mais novo resolve.',
    ),
    'small-appliance': `
:::steps
# Ache a nota fiscal
Ela mostra o dia da compra e a loja.

# Desligue o aparelho
Tire-o da tomada e deixe esfriar. Não o abra.

# Leve o aparelho
Vá a uma [assistência](page:service-center) com o aparelho e a nota fiscal. Você recebe uma ordem com um número.

# Aguarde o reparo
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Reparamos com peças originais. Pelo número de série você pode [conferir se uma peça é original](page:spare-parts-serial). A peça trocada na garantia fica conosco; depois de um reparo pago, você pode levá-la.',
    exchange:
      'Se o reparo não for possível, você recebe o mesmo modelo ou um equivalente. Um plano de proteção passa para o celular novo a seu pedido: ligue para a central ou escreva ao suporte on-line. Leva cerca de 5 dias úteis.',
  },
  data: {
    'mobile-phone':
      'Não olhamos suas fotos nem suas mensagens, e não pedimos as senhas das suas contas. Um reparo pode apagar o celular; perguntamos antes. O que não foi salvo não volta. Os detalhes estão em [seus dados em um reparo](article:how-we-treat-your-data-in-a-repair). Retire o chip SIM e o cartão de memória, e deixe a capa em casa.',
    'retail-accessories':
      'A maioria dos acessórios não guarda nada. Tire fones e relógios dos aparelhos conectados do seu celular, e restaure o relógio antes de entregá-lo.',
    'home-appliance':
      'Saia das suas contas na TV e retire os pendrives. Os outros aparelhos guardam só os ajustes, que um reparo pode apagar.',
    laptop:
      'Copie seus arquivos para outro disco. Um reparo pode apagar o disco; perguntamos antes. O que não foi salvo não volta. Não lemos seus arquivos nem pedimos as senhas das suas contas.',
    'small-appliance': 'Esses aparelhos não guardam nada sobre você.',
  },
  transport: {
    broughtIn:
      'Você leva o aparelho e o busca. Onde há serviço de coleta, podemos buscá-lo em sua porta e devolvê-lo: você vê o preço antes de pedir. Da entrega até a devolução, respondemos por ele.',
    atHome:
      'Aparelhos grandes são reparados em sua casa quando é possível. Se um deles, na garantia, tiver de ir à oficina, levamos e trazemos sem custo. A TV viaja em pé; a geladeira descansa algumas horas antes de ser ligada de novo.',
  },
  rights:
    'Esta garantia é uma promessa da marca, além dos direitos que a lei dá a você diante do vendedor. Eles continuam iguais. Se a lei do seu país der mais do que esta política, vale a lei. Se você não concordar com uma decisão, diga: a [página de contato](page:contact) mostra todas as formas de falar conosco.',
  law: {
    br: 'No Brasil, a lei dá 90 dias para produtos duráveis além da garantia da marca (Código de Defesa do Consumidor, artigos 26 e 50). Doze meses e esses 90 dias somam 15 meses, que damos para tudo o que veio na caixa.',
  },
}
