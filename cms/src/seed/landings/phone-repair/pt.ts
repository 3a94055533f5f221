import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Reparo de celular',
  description:
    'Reparo de celulares Aster e Kite: bateria, carga, tela, câmera, som, botões e placa-mãe. Primeiro o preço; em regra, de 3 a 7 dias úteis.',
  sections: {
    hero: {
      title: 'Reparo por quem conhece o seu celular',
      text: 'Traga seu celular Aster ou Kite a uma assistência técnica. Você sabe o preço antes de qualquer trabalho.',
      pictureAlt: 'Um celular aberto sobre uma bancada, com uma chave de fenda e os parafusos ao lado',
      actions: { find: 'Encontrar uma assistência técnica' },
    },
    'key-services': {
      title: 'Com o que você pode contar',
      items: {
        estimate: {
          title: 'O preço antes do reparo',
          text: 'Peça e mão de obra separadas, e o total. Você diz sim ou não. Há preços de referência on-line.',
        },
        fast: {
          title: 'Reparo rápido em 2 horas',
          text: 'Para defeitos que podem ser reparados na hora, quando a peça está lá. Pergunte no balcão.',
        },
        status: {
          title: 'Acompanhe cada passo',
          text: 'Pelo número da ordem ou pelo número de telefone que você deixou.',
        },
        parts: {
          title: 'Peças que você pode conferir',
          text: 'Digite o número de série de uma peça e veja se ela é original.',
        },
      },
    },
    'we-can-fix': {
      title: 'O que reparamos',
      intro: 'Escolha a peça e veja os sinais, o que é feito e o que você pode tentar antes.',
      items: {
        battery: {
          title: 'Bateria',
          text: 'Acaba ao meio-dia, desliga com 20 por cento ou levanta a tampa.',
          pictureAlt: 'Uma bateria de celular com um raio',
        },
        charger: {
          title: 'Carga',
          text: 'O conector fica frouxo, ou só carrega em um ângulo.',
          pictureAlt: 'Um conector diante da entrada de carga de um celular',
        },
        buttons: {
          title: 'Botões do celular',
          text: 'O de ligar ou o de volume prende, ou só responde de vez em quando.',
          pictureAlt: 'A borda de um celular com os botões, um deles apertado por um dedo',
        },
        mainboard: {
          title: 'Placa-mãe',
          text: 'Não liga, não encontra rede ou reinicia sozinho.',
          pictureAlt: 'Uma placa-mãe com chips e trilhas',
        },
        screen: {
          title: 'Tela quebrada',
          text: 'Trincas, linhas, manchas pretas ou toque que age sozinho.',
          pictureAlt: 'Um celular com a tela trincada',
        },
        camera: {
          title: 'Câmera',
          text: 'Fotos borradas, uma lente que balança ou a imagem preta.',
          pictureAlt: 'Um módulo de câmera com duas lentes e um flash',
        },
        speaker: {
          title: 'Alto-falante do celular',
          text: 'Os outros não ouvem você, ou você os ouve como se estivessem longe.',
          pictureAlt: 'A borda inferior de um celular com ondas de som saindo do alto-falante',
        },
      },
    },
    'more-services': {
      title: 'Mais que reparo',
      intro: 'No mesmo balcão, mesmo quando nada quebrou.',
      items: {
        detection: {
          title: 'Diagnóstico do celular',
          text: 'Um teste de tela, bateria, carga, câmeras, som, sensores e rede. Vale a pena antes de comprar um celular usado.',
        },
        software: {
          title: 'Atualização de software',
          text: 'O sistema atual para o seu modelo, quando o celular não consegue baixá-lo sozinho.',
        },
        cleaning: {
          title: 'Limpeza',
          text: 'Entrada de carga, microfone e alto-falante do ouvido, quando o defeito é poeira e não uma peça.',
        },
        delivery: {
          title: 'Reparo com coleta',
          text: 'Você reserva, nós buscamos e reparamos. Disponível em algumas cidades.',
        },
      },
    },
    'why-us': {
      title: 'Por que reparar aqui',
      body: `
- **Sua garantia continua inteira.** Um reparo feito por outros pode encerrá-la para as peças em que se mexeu.
- **A peça serve.** Ela vem do fabricante do seu celular e é exata para o seu modelo.
- **Você decide.** Sem orçamento, não há reparo. Se outro defeito aparecer, você é consultado antes de continuarmos.
- **Ninguém mexe nos seus dados.** Ninguém precisa das suas fotos para trocar uma bateria. [Estas são as regras](article:how-we-treat-your-data-in-a-repair).
- **Alguém responde por isso.** Se o mesmo defeito voltar, volte com a ordem.

O prazo comum é de 3 a 7 dias úteis a partir do início do reparo. É uma referência, e os feriados o alongam. [Como é um reparo](article:how-a-repair-goes) mostra passo a passo.
`,
    },
    book: {
      title: 'Venha quando esperam por você',
      text: 'Marque um horário onde há agendamento on-line, ou venha no horário de uma assistência perto de você.',
      actions: { book: 'Agendar agora', find: 'Encontrar uma assistência técnica' },
    },
    'more-solutions': {
      title: 'Mais soluções',
      intro: 'Talvez você não precise de reparo. Estes defeitos somem em casa mais vezes do que se imagina.',
      items: {
        wet: { title: 'Caiu na água', text: 'Primeiro desligue. A próxima hora decide.' },
        hot: { title: 'Esquenta', text: 'Cinco causas, e qual delas é perigosa.' },
        sim: {
          title: 'Não reconhece o chip SIM',
          text: 'Chip, gaveta ou ajuste: descubra em dez minutos.',
        },
        port: { title: 'Carrega devagar', text: 'Limpe a entrada sem estragá-la.' },
      },
    },
    questions: { title: 'Perguntas sobre reparos' },
    app: {
      title: 'A assistência no seu celular',
      intro: 'Leia o código e tenha à mão a garantia e o andamento do reparo.',
    },
  },
}
