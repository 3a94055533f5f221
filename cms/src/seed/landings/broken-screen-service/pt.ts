import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Reparo de tela quebrada',
  description:
    'O que fazer com a tela trincada de um celular: o que é trocado, quanto custa, como é o reparo passo a passo e quando ele é gratuito.',
  sections: {
    hero: {
      title: 'Não adie o conserto de uma tela trincada',
      text: 'Cubra o vidro com fita transparente, salve seus dados e veja o preço antes de vir.',
      pictureAlt: 'Um celular com a tela trincada e, ao lado, uma tela nova',
      actions: { price: 'Ver preços de telas', find: 'Encontrar uma assistência técnica' },
    },
    services: {
      title: 'Serviços para a sua tela',
      items: {
        replacement: {
          title: 'Troca de tela',
          text: 'O módulo da tela exato para o seu modelo. Você sabe antes o preço da peça e da mão de obra.',
        },
        protection: {
          title: 'Gratuito com proteção',
          text: 'Com a proteção de tela (Screen Damage Protection), uma troca em até 1 ano é gratuita. Veja se o seu celular tem.',
        },
        fast: {
          title: 'Reparo rápido em 2 horas',
          text: 'Onde a peça está em estoque e há uma bancada livre. Ligue antes de vir.',
        },
        delivery: {
          title: 'Reparo com coleta',
          text: 'Em algumas cidades buscamos o celular. Você não precisa vir.',
        },
      },
    },
    'which-part': {
      title: 'O que quebrou?',
      body: `
- **Só o vidro**: a imagem está inteira e o toque funciona. Você tem algumas semanas, mas entram poeira e umidade.
- **O painel**: manchas, linhas, imagem piscando ou tela escura. Isso se espalha, muitas vezes em poucos dias. Salve seus dados hoje.
- **A camada de toque**: a imagem está boa, mas o celular digita sozinho ou não responde. Desligue-o quando ele agir por conta própria, para que não se bloqueie.
- **A estrutura**: o celular balança sobre a mesa, ou o vidro levanta em uma borda. Não o ponha para carregar até que alguém tenha visto a bateria.

Na maioria dos celulares de hoje, vidro, camada de toque e painel são uma peça só e são trocados juntos. Por isso o preço depende menos da trinca que do modelo.
`,
    },
    process: {
      title: 'O reparo, passo a passo',
      intro:
        'Em geral, de 3 a 7 dias úteis a partir do início. É uma referência, e os feriados alongam o prazo. Alguns são feitos como reparo rápido em 2 horas.',
      items: {
        cover: {
          title: 'Cubra e salve',
          text: 'Fita transparente sobre as trincas, um backup enquanto ainda dá para desbloquear o celular, cartões retirados.',
        },
        check: {
          title: 'Entregue',
          text: 'Um técnico testa o toque, a imagem, as câmeras e a estrutura. Você recebe o número da ordem.',
        },
        estimate: {
          title: 'Receba o orçamento',
          text: 'Peça e mão de obra separadas, ou a confirmação de que a sua proteção paga. Você decide.',
        },
        replace: {
          title: 'A tela é trocada',
          text: 'Primeiro a bateria é desconectada, depois a estrutura é limpa dos cacos e a vedação é renovada.',
        },
        test: {
          title: 'Teste por conta própria',
          text: 'Arraste um ícone por toda a tela, faça uma ligação com o celular no ouvido e teste o leitor de impressão digital.',
        },
      },
    },
    price: {
      title: 'O que a proteção de tela (Screen Damage Protection) paga',
      covered: {
        accident: 'Uma batida acidental, uma queda ou pressão, em até 1 ano a partir do início da vigência',
        assembly: 'Uma troca gratuita do módulo da tela',
        labour: 'A mão de obra dessa troca',
      },
      excluded: {
        second: 'Uma segunda tela quebrada: vale uma vez por celular',
        scratches: 'Riscos que não atrapalham nem a imagem nem o toque',
        before: 'Uma tela que quebrou antes de a proteção entrar em vigor',
        liquid: 'Danos por líquido e danos de propósito',
      },
    },
    store: {
      title: 'Nossas lojas',
      text: 'A tela é trocada em uma bancada com as ferramentas e as instruções para o seu modelo. Cada assistência mostra o horário, o número de telefone e como chegar. Se a sua cidade tem várias, pergunte qual delas tem a sua tela em estoque.',
      pictureAlt: 'A fachada de uma loja de assistência, com um balcão e um banco de espera atrás da vitrine',
      actions: { find: 'Ver lojas perto de mim' },
    },
    questions: { title: 'Perguntas sobre telas e proteção' },
    ready: {
      title: 'Pronto para reparar seu celular?',
      text: 'Traga o celular e, se tiver, a nota fiscal. Com proteção, basta o celular.',
      actions: { book: 'Agendar um reparo', find: 'Encontrar uma assistência técnica' },
    },
  },
}
