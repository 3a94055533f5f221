import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Assistência Aster, Kite e Solis',
  description:
    'Consulte a garantia, acompanhe um reparo, encontre uma assistência técnica e veja preços de peças para celulares, tablets, notebooks, TVs e eletrodomésticos.',
  sections: {
    search: {
      title: 'Com o que você precisa de ajuda?',
      intro: 'Digite um defeito, um modelo ou uma palavra como “bateria”.',
    },
    tools: {
      title: 'Consulte por conta própria',
      intro: 'Sem conta. Você só precisa do IMEI, do número da ordem ou do modelo.',
    },
    'repair-service': {
      title: 'Serviço de reparo',
      intro: 'Escolha o que quebrou. Cada página diz o que é feito, quanto tempo leva e o que trazer.',
      items: {
        phone: {
          title: 'Reparo de celular',
          text: 'Bateria, carga, câmera, alto-falante, botões, placa-mãe.',
        },
        screen: { title: 'Tela quebrada', text: 'Trincas, linhas, manchas ou toque que não responde.' },
        tv: { title: 'TV', text: 'O que a garantia cobre e como é uma visita.' },
        airConditioner: {
          title: 'Ar-condicionado',
          text: 'Limpeza, vazamento, barulho ou ar que não gela.',
        },
      },
    },
    'after-sales': {
      title: 'Pós-venda profissional',
      intro: 'Quatro coisas que uma assistência técnica faz pelo seu celular.',
      items: {
        onlineReservation: {
          title: 'Agendamento on-line',
          text: 'Escolha a assistência, o dia e a hora onde há agendamento on-line, e venha quando esperam por você.',
        },
        phoneDetection: {
          title: 'Diagnóstico do celular',
          text: 'Um técnico testa a tela, a bateria, a carga, as câmeras, o som e a rede, e diz o que encontrou.',
        },
        professionalRepair: {
          title: 'Reparo profissional',
          text: 'Você recebe primeiro o preço da peça e da mão de obra, e decide. Depois o aparelho é reparado e testado.',
        },
        softwareUpgrade: {
          title: 'Atualização de software',
          text: 'Para um celular que trava, reinicia ou para no logotipo. Salve seus dados antes, pois pode ser preciso restaurá-lo.',
        },
      },
    },
    'how-it-goes': {
      title: 'Como é um reparo',
      intro:
        'Em geral, de 3 a 7 dias úteis a partir do início do reparo. É uma referência, e os feriados alongam o prazo.',
      items: {
        check: {
          title: 'Consulte a garantia',
          text: 'Disque *#06#, digite o IMEI e veja se o seu celular tem cobertura.',
        },
        handIn: {
          title: 'Entregue o aparelho',
          text: 'Salve seus dados, traga a nota fiscal e guarde o número da ordem.',
        },
        decide: {
          title: 'Decida',
          text: 'Você vê peça e mão de obra separadas antes de qualquer trabalho.',
        },
        takeHome: {
          title: 'Teste e leve para casa',
          text: 'Faça uma ligação, tire uma foto, ponha para carregar. Depois avalie o reparo.',
        },
      },
    },
    delivery: {
      title: 'Reparo com coleta: buscamos seu celular',
      text: 'Você reserva, nós buscamos e reparamos. Em algumas cidades você nem precisa ir a uma assistência técnica. Pergunte ao atendimento on-line se o seu endereço está incluído.',
      pictureAlt: 'Uma van de entregas com um pacote, e um celular a caminho dela',
      actions: { ask: 'Pedir uma coleta', follow: 'Acompanhar um reparo' },
    },
    'delivery-cities': { title: 'Onde há reparo com coleta' },
    'value-added': {
      title: 'Serviços adicionais',
      intro:
        'Comprados uma vez por celular. O que o seu pode ter depende do modelo, da idade dele e do seu país.',
      items: {
        screen: {
          title: 'Proteção de tela (Screen Damage Protection)',
          text: 'Uma troca de tela gratuita em até 1 ano, depois de uma batida, uma queda ou pressão.',
        },
        extended: {
          title: 'Garantia estendida (Extended Warranty)',
          text: 'Mais um ano para defeitos. Comprada on-line dentro do prazo de garantia, sem exame.',
        },
        comprehensive: {
          title: 'Proteção completa (Comprehensive Protection)',
          text: 'Um plano à parte, em Care+. Digite o IMEI e veja o que ele contém para o seu celular.',
        },
      },
    },
    'news-centre': { title: 'Central de notícias' },
    tips: {
      title: 'Dicas e truques',
      intro: 'Defeitos que você resolve por conta própria, por tipo de aparelho.',
    },
    explore: { title: 'Explore mais' },
    discover: {
      title: 'Conheça outros serviços',
      items: {
        policy: {
          title: 'Política de serviço',
          text: 'Escolha marca e produto, e leia o que vale no seu país.',
        },
        genuine: {
          title: 'A peça é original?',
          text: 'Digite o número de série e receba um sim ou um não.',
        },
        unlock: {
          title: 'Solicitação de desbloqueio',
          text: 'Para um celular bloqueado. Analisada em até 7 dias úteis.',
        },
        manuals: {
          title: 'Manual de serviço',
          text: 'Cuidado, segurança e o que fazer antes de um reparo, por aparelho.',
        },
        questions: {
          title: 'Perguntas e respostas',
          text: 'Reparo, garantia, peças, proteção, conta.',
        },
        afterSales: {
          title: 'Pós-venda',
          text: 'Tudo o que vem depois da compra, em uma página.',
        },
      },
    },
    partner: {
      title: 'Seu apoio oficial depois da compra',
      text: 'A Carelane é a assistência da Aster, da Kite e da Solis: as mesmas marcas que fizeram o seu aparelho, com as peças, as instruções de reparo e a garantia delas.',
      pictureAlt: 'Um balcão de assistência com ferramentas de técnico, sob uma placa com uma chave inglesa',
      actions: { about: 'Quem somos' },
    },
    figures: {
      title: 'Nossa assistência em números',
      items: {
        countries: { value: '{countries}', label: 'países' },
        centres: { value: '{serviceCenters}', label: 'lojas de assistência' },
        customers: { value: '{customers}', label: 'clientes atendidos' },
        fastRepair: { value: '{fastRepairHours}', label: 'horas para um reparo rápido' },
      },
    },
    'more-centres': {
      title: 'Mais assistências técnicas',
      text: 'Busque por estado e cidade ou por palavra-chave. Você vê o horário, o telefone, a distância e como chegar.',
      actions: { find: 'Encontrar uma assistência técnica' },
    },
    'our-service': {
      title: 'Nossa assistência',
      intro: 'O que você pode esperar em qualquer assistência que escolher.',
      items: {
        estimate: {
          title: 'Primeiro o preço',
          text: 'Nenhum reparo começa antes de você ver o orçamento e dizer sim.',
        },
        data: {
          title: 'Seus dados continuam seus',
          text: 'Ninguém olha suas fotos ou mensagens, e ninguém pede uma senha.',
        },
        status: {
          title: 'Você sempre sabe em que pé está',
          text: 'Cada passo do reparo, pelo número da ordem ou do telefone.',
        },
        rating: {
          title: 'A última palavra é sua',
          text: 'Avalie o reparo em até 3 meses. Toda avaliação é lida.',
        },
      },
    },
    'online-service': {
      title: 'AICC, atendimento on-line ao cliente',
      text: 'Descreva o defeito com as suas palavras. Tenha em mãos o modelo e o IMEI, e uma foto, se o defeito for visível.',
      actions: { chat: 'Abrir um chat' },
    },
    'contact-ways': { title: 'Outras formas de falar conosco' },
    'social-media': { title: 'Redes sociais', intro: 'Dicas e notícias da assistência onde você já está.' },
    app: { title: 'Baixe o aplicativo', intro: 'Leia o código com a câmera do seu celular.' },
    drivers: {
      title: 'Drivers e manuais para o seu notebook',
      text: 'Digite o número de série (SNID) ou escolha marca, série e modelo. Um só download pode trazer todos os drivers.',
      actions: { drivers: 'Encontrar drivers' },
    },
  },
}
