import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Garantia da TV',
  description:
    'Garantia das TVs Solis: o que conferir no primeiro dia, o que está coberto e o que não está, como distinguir defeito de ajuste e como é um reparo.',
  sections: {
    hero: {
      title: 'Sua TV Solis e a garantia dela',
      text: 'Guarde a nota fiscal: ela mostra o dia da compra. Quanto dura a garantia está na política de serviço do seu país.',
      pictureAlt: 'Uma TV sobre o pé, com um escudo e um sinal de visto na frente',
      actions: { policy: 'Ler a política', contact: 'Informar um defeito' },
    },
    'first-day': {
      title: 'No primeiro dia',
      intro: 'Um dano de transporte quase não se prova depois. Estes dez minutos valem a pena.',
      items: {
        carry: {
          title: 'Mantenha-a em pé',
          text: 'Carregue-a em duas pessoas e em pé, nunca deitada. O painel se curva com o próprio peso.',
        },
        unpack: {
          title: 'Abra na frente do entregador',
          text: 'Olhe primeiro a caixa. Fotografe amassados e furos antes de abrir.',
        },
        look: {
          title: 'Olhe uma imagem branca e uma preta',
          text: 'Linhas, manchas, cantos escuros e trincas aparecem logo. Deixe ligada por meia hora.',
        },
        keep: {
          title: 'Guarde a nota fiscal e a etiqueta',
          text: 'Fotografe as duas. A etiqueta com modelo e número de série está atrás; guarde a caixa por duas semanas.',
        },
      },
    },
    coverage: {
      title: 'O que está coberto, em regra',
      covered: {
        panel: 'Um painel que passa a mostrar linhas ou escurece sozinho',
        boards: 'Fonte, placa principal, Wi-Fi e receptor do controle remoto',
        sound: 'Alto-falantes que chiam ou ficam mudos',
        labour: 'A mão de obra desse reparo',
      },
      excluded: {
        crack: 'Um painel trincado, mesmo que ninguém tenha visto acontecer',
        pressure: 'Marcas de apertar, de se apoiar ou de carregar deitada',
        voltage: 'Raio, tensão errada, líquido, insetos',
        burnIn: 'Uma imagem parada que ficou marcada ao longo dos meses',
        wear: 'Pilhas, cabos e riscos',
      },
    },
    fault: {
      title: 'Defeito ou ajuste?',
      body: `
Antes de informar um defeito, faça estas quatro coisas. Muitos defeitos terminam aqui.

:::steps
# Corte a energia
Tire da tomada, espere dois minutos e, enquanto isso, segure o botão de ligar da TV. Ligue-a direto na tomada da parede.

# Troque a fonte
Linhas que só aparecem com um aparelho vêm dele ou do cabo dele. Linhas no menu da TV vêm da TV.

# Atualize
Configurações, Sistema, Atualização de software. Defeitos de som e de Wi-Fi muitas vezes já são conhecidos e resolvidos.

# Restaure por último
Isso apaga aplicativos e senhas, por isso anote o que precisar.
:::

Uma trinca no painel parece uma teia ou uma nuvem preta e começa em um ponto. É uma pancada, mesmo que o vidro da frente esteja liso ao toque.
`,
    },
    claim: {
      title: 'Como é um reparo na garantia',
      items: {
        note: {
          title: 'Anote o que você vê',
          text: 'Modelo, número de série, dia da compra, uma foto ou um vídeo curto do defeito.',
        },
        ask: {
          title: 'Informe',
          text: 'Por chat ou pela central de atendimento. Dizemos se um técnico vai até você ou se a TV é levada a uma assistência.',
        },
        visit: {
          title: 'Abra espaço',
          text: 'Uma TV na parede precisa de uma segunda pessoa. Tenha em mãos os pés e os parafusos da base.',
        },
        decide: {
          title: 'Se não estiver coberto, você decide',
          text: 'Você recebe um orçamento com peça e mão de obra separadas. O painel é a peça mais cara, por isso compare com uma TV nova.',
        },
      },
    },
    solve: {
      title: 'Resolva por conta própria',
      items: {
        sound: { title: 'Tem imagem, mas não tem som', text: 'Saída, cabo, modo noturno: nesta ordem.' },
        network: {
          title: 'O Wi-Fi cai toda hora',
          text: 'Distância, canal e um ajuste que poupa energia.',
        },
        clean: { title: 'Limpar a tela', text: 'Sem manchas e sem estragar o revestimento.' },
      },
    },
    questions: { title: 'Perguntas sobre a garantia' },
  },
}
