import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Reparo e assistência de ar-condicionado',
  description:
    'Ar-condicionado Solis: o que você pode conferir por conta própria, como é a visita de um técnico, o que a garantia cobre e o que fazer antes da época de calor.',
  sections: {
    hero: {
      title: 'Ar quente, água ou barulho?',
      text: 'Comece com quatro verificações em casa. Para o resto, peça um técnico que vá até o seu ar-condicionado Solis.',
      pictureAlt:
        'A escada e a caixa de ferramentas de um técnico sob a unidade interna de um ar-condicionado',
      actions: { ask: 'Pedir uma visita', find: 'Encontrar uma assistência técnica' },
    },
    signs: {
      title: 'O que cada sinal significa',
      items: {
        warm: {
          title: 'O ar não gela',
          text: 'Filtro cheio de poeira, modo errado, unidade externa sem ar. Raramente um vazamento.',
        },
        water: {
          title: 'Pinga água dentro de casa',
          text: 'O dreno está entupido ou a unidade está torta. Desligue-a e ponha uma bacia embaixo.',
        },
        noise: {
          title: 'Faz barulho ou zumbe',
          text: 'Uma frente solta ou uma folha na ventoinha. Se algo raspa por dentro, é trabalho para um técnico: desligue.',
        },
        smell: {
          title: 'Cheira mal',
          text: 'Poeira úmida no filtro e na serpentina. Limpe o filtro e depois deixe só o ventilador ligado por meia hora.',
        },
        ice: {
          title: 'Gelo no tubo',
          text: 'Pouco ar ou pouco gás. Desligue, deixe derreter e limpe o filtro. Se voltar, peça uma visita.',
        },
        dead: {
          title: 'Não faz nada',
          text: 'Pilhas do controle remoto, o disjuntor e o interruptor ao lado da unidade.',
        },
      },
    },
    first: {
      title: 'Quatro verificações antes de ligar',
      intro: 'Dez minutos, sem ferramentas. Corte a energia na parede antes de abrir a unidade.',
      items: {
        power: {
          title: 'Energia',
          text: 'Pilhas novas no controle remoto, disjuntor ligado. Depois de uma falta de luz, espere três minutos antes de ligar.',
        },
        mode: {
          title: 'Modo',
          text: 'O floco de neve é a refrigeração. De 24 a 26 °C, aletas para cima, portas fechadas. Na desumidificação ou na ventilação, quase não gela.',
        },
        filter: {
          title: 'Filtro',
          text: 'Abra a frente, puxe o filtro, enxágue com água morna e seque à sombra.',
        },
        outdoor: {
          title: 'Unidade externa',
          text: 'Retire folhas e sacolas da grade. Nunca ponha a mão por ela nem se debruce para alcançá-la.',
        },
      },
    },
    visit: {
      title: 'Como é uma visita',
      items: {
        ask: {
          title: 'Peça a visita',
          text: 'Por chat ou pela central de atendimento: o modelo e o número de série da etiqueta na lateral da unidade, o defeito e o seu endereço.',
        },
        prepare: {
          title: 'Abra espaço',
          text: 'Libere o chão sob a unidade, tenha a nota fiscal em mãos e cuide para que alguém possa receber o técnico.',
        },
        test: {
          title: 'O teste',
          text: 'Temperatura do ar que entra e que sai, corrente, pressão, dreno. Você fica sabendo o que foi encontrado.',
        },
        decide: {
          title: 'Você decide',
          text: 'O que a garantia não cobre recebe antes um orçamento, com peça e mão de obra separadas.',
        },
        finish: {
          title: 'Veja funcionar',
          text: 'Deixe gelar por dez minutos antes de assinar. Guarde a ordem: com ela você acompanha e avalia o reparo.',
        },
      },
    },
    warranty: {
      title: 'Na garantia ou não',
      covered: {
        compressor: 'Um compressor, motor ou ventilador que falha em uso normal',
        electronics: 'Uma placa de controle, um sensor ou um controle remoto que falha sozinho',
        labour: 'A mão de obra desse reparo, dentro do prazo do seu país',
      },
      excluded: {
        maintenance: 'Limpeza do filtro, da serpentina e do dreno',
        installation: 'Defeitos de uma instalação feita por outros e a mudança de lugar da unidade',
        voltage: 'Danos por raio, tensão errada, animais ou enchente',
        gas: 'Gás que escapou por um tubo dobrado ou cortado',
      },
    },
    season: {
      title: 'Antes da época de calor',
      body: `
Os técnicos têm mais trabalho na primeira semana quente. Se você fizer isto um mês antes, quase não espera.

- [Limpe o filtro](article:clean-air-conditioner-filter) e repita a cada duas semanas enquanto usar todos os dias.
- Deixe gelar por meia hora. Sinta se o ar sai claramente mais frio que o ambiente e procure gotas.
- Despeje um copo de água na bandeja, se conseguir alcançá-la, e veja se a água sai do lado de fora.
- Troque as pilhas do controle remoto.

:::warning
Não deixe ninguém simplesmente recarregar o gás. Ele não se gasta: se falta, há um vazamento, e primeiro é preciso encontrá-lo. [Os gases mais novos são inflamáveis](article:new-refrigerants-in-air-conditioners), por isso é trabalho só para pessoas treinadas.
:::
`,
    },
    policy: {
      title: 'Quanto dura a garantia no seu país?',
      text: 'Na política de serviço, escolha Solis e Eletrodomésticos. Os prazos da unidade, do compressor e da mão de obra são diferentes.',
      actions: { policy: 'Ler a política', contact: 'Fale conosco' },
    },
    questions: { title: 'Perguntas sobre cuidados' },
  },
}
