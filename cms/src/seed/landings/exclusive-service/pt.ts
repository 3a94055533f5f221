import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Serviço exclusivo: Care+',
  description:
    'Proteção de tela, garantia estendida e proteção completa para o seu celular: qual serve, como comprar on-line e onde encontrar seus pedidos.',
  sections: {
    hero: {
      title: 'Care+ para o seu celular',
      text: 'Digite o IMEI, veja o que o seu celular pode ter e decida. Você só entra na conta para comprar.',
      pictureAlt: 'Um celular ao lado de um cartão com um escudo e um sinal de mais',
      actions: { buy: 'Ver o que serve', orders: 'Meus pedidos' },
    },
    plans: {
      title: 'Três planos',
      intro: 'Quais você pode ter depende do modelo, da data de ativação e do país.',
      items: {
        screen: {
          title: 'Proteção de tela (Screen Damage Protection)',
          text: 'Uma troca gratuita do módulo da tela em até 1 ano. On-line, em até 3 dias depois da ativação; em uma assistência técnica, em até 15 dias.',
        },
        extended: {
          title: 'Garantia estendida (Extended Warranty)',
          text: 'A garantia dura 1 ano a mais. On-line, dentro do prazo de garantia, sem exame. Não vale para danos causados por pessoas.',
        },
        comprehensive: {
          title: 'Proteção completa (Comprehensive Protection)',
          text: 'O que ela contém aparece para o seu celular antes do pagamento.',
        },
      },
    },
    steps: {
      title: 'Como comprar',
      intro: 'Cinco minutos, com o celular na mão.',
      items: {
        country: {
          title: 'País e celular',
          text: 'Escolha o país e digite o IMEI, ou escolha um celular da sua conta.',
        },
        service: {
          title: 'O serviço',
          text: 'Escolha o plano e a duração. O total aparece na hora. Se tiver um código de indicação, digite-o aqui.',
        },
        terms: {
          title: 'Você e os termos',
          text: 'Seu nome e telefone, depois os termos. Leia o que não está incluído antes de aceitar.',
        },
        pay: {
          title: 'Pague',
          text: 'Depois o cartão é ativado, o que leva um momento. Ele fica em “Meus pedidos”.',
        },
      },
    },
    'which-fits': {
      title: 'Qual serve para você?',
      body: `
- O celular é **novo** e você já deixou outros caírem: proteção de tela. Decida logo, pois os dias contam a partir da ativação.
- Você fica com o celular **por anos**: garantia estendida. Há tempo até o fim da garantia, mas nem um dia a mais.
- Você quer **as duas ajudas**: digite o IMEI e compare o preço de cada uma com o da proteção completa, onde ela é oferecida.
- O celular é **usado, ou a tela já está trincada**: nenhuma delas cobre o que já está quebrado. [Veja o preço](page:spare-parts-price) do reparo.

Não sabe quanto tempo o celular tem? A [consulta de garantia](page:warranty-check) mostra o dia da ativação e o fim da garantia.
`,
    },
    priority: {
      title: 'Atendimento prioritário com o cartão da caixa',
      text: 'Alguns celulares trazem um cartão na caixa. Mostre-o em uma assistência técnica e seu atendimento passa na frente da fila. Não custa nada e não exige pedido.',
      pictureAlt: 'Uma pessoa com um cartão passa por uma fila curta até o balcão',
      actions: { find: 'Encontrar uma assistência técnica' },
    },
    after: {
      title: 'Depois do pagamento',
      body: `
- **Meus pedidos** mostra cada um com a situação, o número e o dia em que entra em vigor. O registro de ativações mostra o que está ativo em que celular.
- **O pagamento falhou?** Tente de novo na hora ou pague depois pelo pedido. O prazo para comprar continua correndo.
- **Mudou de ideia?** “Cancelar pedido” aparece enquanto o pedido puder ser cancelado.
- **Recebeu outro celular na garantia?** Peça à central de atendimento ou no [chat](page:chat) que a proteção passe para ele. Leva cerca de 5 dias úteis.

Para usar a proteção você não precisa de nada disso: [basta o celular](page:protection).
`,
    },
    questions: { title: 'Perguntas sobre a proteção' },
    store: {
      title: 'Prefere ir pessoalmente?',
      text: 'Uma assistência técnica examina a tela e vende a proteção de tela em até 15 dias depois da ativação.',
      actions: { find: 'Encontrar uma assistência técnica', chat: 'Perguntar antes' },
    },
  },
}
