import type { SeoTexts } from './seo-texts'

export const pt: SeoTexts = {
  home: [
    'Assistência Aster, Kite e Solis',
    'Consulte a garantia, acompanhe um reparo, encontre uma assistência e o preço das peças, e leia dicas para seus aparelhos.',
  ],
  about: [
    'Quem somos',
    'A Carelane é o pós-venda da Aster, da Kite e da Solis. Nossos valores e o que você pode esperar de um reparo.',
  ],
  'after-sales': [
    'Pós-venda para seus aparelhos',
    'Da primeira pergunta ao reparo pronto: o que o pós-venda faz por celulares, TVs, notebooks e eletrodomésticos.',
  ],
  'air-conditioner-repair-and-service': [
    'Conserto e limpeza de ar-condicionado',
    'Não gela, pinga ou cheira mal? O que você pode conferir por conta própria e como um técnico vai à sua casa.',
  ],
  'broken-screen-service': [
    'Tela quebrada: o reparo passo a passo',
    'O que fazer primeiro, como é o reparo, quanto demora e quando a proteção de tela paga por ele.',
  ],
  chat: [
    'Chat com o atendimento',
    'Escreva ao atendimento sobre reparo, garantia ou pedidos. Tenha à mão o IMEI ou o número da ordem de serviço.',
  ],
  'choose-your-country-or-region': [
    'Escolha seu país ou região',
    'Cada país tem suas assistências, telefone, preços e políticas. Escolha onde você está e em que idioma lê.',
  ],
  contact: [
    'Contato: telefone, e-mail e chat',
    'Ligue para a central do seu país, escreva um e-mail ou abra um chat. E saiba que número do aparelho ter à mão.',
  ],
  detail: [
    'Notícias e dicas',
    'Artigos da equipe sobre reparo, garantia e cuidado com celulares, tablets, TVs, notebooks e eletrodomésticos.',
  ],
  'drivers-download': [
    'Drivers e manuais de notebook',
    'Baixe drivers, manual do usuário e guia de instalação do seu notebook pelo número de série (SNID) ou pelo modelo.',
  ],
  'exclusive-service': [
    'Planos de proteção Care+',
    'Escolha seu país e seu celular, veja os planos possíveis e quanto custam, e compre on-line.',
  ],
  faq: [
    'Perguntas sobre reparo e garantia',
    'Respostas curtas sobre prazo, garantia, peças, planos de proteção, dados e downloads, por assunto.',
  ],
  news: [
    'Notícias da assistência',
    'O que há de novo na assistência da Aster, da Kite e da Solis e o que muda para quem tem aparelhos eletrônicos.',
  ],
  'news-detail': [
    'Notícias da assistência',
    'Um artigo das nossas notícias: o que há de novo e o que isso muda para você e seu aparelho.',
  ],
  'phone-repair': [
    'Conserto de celular: o que reparamos',
    'Bateria, carga, botões, placa, tela, câmera, alto-falante: o que reparamos, como é e aonde levar o celular.',
  ],
  'phone-repair-services': [
    'Serviços para o seu celular',
    'Diagnóstico, reparo com peças originais, atualização e cuidado com seus dados: o que cada serviço inclui.',
  ],
  'phone-unlocking-appeal': [
    'Solicitação de desbloqueio de celular',
    'Seu celular está bloqueado e é seu? Envie uma solicitação com o comprovante de compra. A análise leva até 7 dias úteis.',
  ],
  policy: [
    'Privacidade, termos e cookies',
    'Como tratamos seus dados, com que termos você usa este site e que cookies ele grava, em palavras simples.',
  ],
  protection: [
    'Proteção de tela e garantia estendida',
    'O que as duas proteções cobrem, quando e como comprar, e como acionar em quatro passos.',
  ],
  'purchase-service': [
    'Comprar um plano de proteção on-line',
    'Escolha um plano para o celular, pague on-line e encontre pedidos e ativações em um só lugar.',
  ],
  'purchase-service-offline': [
    'Comprar um plano de proteção na loja',
    'Escolha um plano e uma loja perto de você, e acompanhe aqui o pedido e a ativação.',
  ],
  'repair-appointment': [
    'Agendar um reparo',
    'Escolha a assistência, o dia e a hora, e conte o que há de errado: você espera menos.',
  ],
  'repair-status': [
    'Andamento do reparo',
    'Veja em que pé está o seu reparo pelo número da ordem de serviço ou por telefone com código do país.',
  ],
  search: [
    'Buscar ajuda e serviços',
    'Encontre serviços, respostas, notícias, dicas e políticas. Duas letras bastam para começar.',
  ],
  'service-center': [
    'Encontrar uma assistência perto de você',
    'Assistências por país, estado e cidade ou por palavra, com horário, telefone, distância e como chegar.',
  ],
  'service-manal': [
    'Manuais de serviço por produto',
    'Instalação, cuidados e primeiras verificações de celulares, TVs, notebooks e eletrodomésticos.',
  ],
  'service-manal-detail': [
    'Manual de serviço',
    'Como instalar, cuidar e conferir o aparelho antes de chamar a assistência.',
  ],
  'service-policy': [
    'Política de serviço por marca e produto',
    'O que a garantia da Aster, da Kite e da Solis cobre, quanto dura, o que exclui e como usar. Escolha marca e produto.',
  ],
  'spare-parts-price': [
    'Preço de peças',
    'Veja quanto custa tela, bateria ou placa do seu modelo: peça, mão de obra e total, como referência.',
  ],
  'spare-parts-serial': [
    'Esta peça é original?',
    'Digite o número de série da peça para saber se ela é original da nossa assistência.',
  ],
  survey: [
    'Pesquisa: sua opinião sobre o serviço',
    'Algumas perguntas sobre o nosso serviço. Suas respostas mostram o que melhorar.',
  ],
  tips: [
    'Dicas para celular, TV e notebook',
    'Carga, calor, água, lentidão, som, limpeza: resolva por conta própria os problemas pequenos, com quem entende de reparo.',
  ],
  'tips-detail': [
    'Dicas e truques',
    'Uma dica passo a passo: o que você pode fazer e quando um técnico deve ver o aparelho.',
  ],
  'tv-warranty': [
    'Garantia da sua TV',
    'Consulte a garantia da sua TV Solis pelo número de série e leia o que ela cobre.',
  ],
  'warranty-check': [
    'Consultar a garantia pelo IMEI',
    'Disque *#06#, digite o IMEI do celular e veja se ele está na garantia e até quando.',
  ],
}
