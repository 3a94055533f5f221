import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Proteção para o seu celular',
  description:
    'Proteção de tela e garantia estendida: o que cobrem e o que não cobrem, até quando comprar, como usar em quatro passos, termos e respostas.',
  sections: {
    hero: {
      title: 'Uma queda, uma tela gratuita',
      text: 'A proteção de tela (Screen Damage Protection) troca uma vez uma tela quebrada em até 1 ano. A garantia estendida (Extended Warranty) dá mais 1 ano para defeitos.',
      pictureAlt: 'Um celular diante de um grande escudo',
      actions: { buy: 'Ver o que meu celular pode ter', claim: 'Minha tela quebrou' },
    },
    about: {
      title: 'O que é',
      body: `
Uma garantia paga por defeitos do produto. Duas coisas ela não paga: acidentes, e defeitos depois do fim dela. Para isso há dois planos, e um terceiro à parte.

- **A proteção de tela** (Screen Damage Protection) paga uma troca gratuita do módulo da tela em até 1 ano a partir do início da vigência, depois de uma batida acidental, uma queda ou pressão.
- **A garantia estendida** (Extended Warranty) aumenta a garantia em 1 ano. Ela cobre o que a garantia cobre, e nenhum dano causado por pessoas.
- **A proteção completa** (Comprehensive Protection) é oferecida para alguns modelos. O que ela contém aparece com o seu celular antes do pagamento.

Todas estão ligadas a um celular pelo IMEI. Elas também aparecem com o nome Care+.
`,
    },
    'whats-covered': {
      title: 'O que está coberto',
      covered: {
        screen: 'Uma troca gratuita do módulo da tela em até 1 ano a partir do início da vigência',
        accident: 'Uma batida acidental, uma queda ou pressão (esmagamento)',
        labour: 'Peça e mão de obra dessa troca',
        faults: 'Com a garantia estendida: defeitos de material e de fabricação por mais 1 ano',
      },
      excluded: {
        second: 'Uma segunda tela quebrada',
        scratches: 'Riscos que não atrapalham nem a imagem nem o toque',
        liquid: 'Líquido, perda, roubo e danos de propósito',
        human: 'Com a garantia estendida: qualquer dano causado por pessoas',
        before: 'O que já estava quebrado antes do início da vigência',
      },
    },
    important: {
      title: 'Importante',
      items: {
        once: {
          title: 'Uma vez por celular',
          text: 'Cada plano pode ser comprado uma vez para um celular, e a tela gratuita, usada uma vez.',
        },
        days: {
          title: '3 dias on-line, 15 dias em uma assistência',
          text: 'Contados da ativação, para a proteção de tela. Na assistência, a tela precisa estar intacta.',
        },
        start: {
          title: 'Não começa na hora',
          text: 'Entra em vigor alguns dias depois da ativação. O número aparece antes do pagamento.',
        },
        exchange: {
          title: 'Outro celular, outro IMEI',
          text: 'Depois de uma troca, peça à central de atendimento ou ao suporte on-line que passe a proteção para ele. Leva cerca de 5 dias úteis, e os direitos são calculados de novo.',
        },
      },
    },
    'how-to-buy': {
      title: 'Como comprar',
      intro:
        'On-line, no aplicativo ou em uma assistência técnica. On-line você entra na conta, para que o pedido seja seu.',
      items: {
        imei: {
          title: 'Digite o IMEI',
          text: 'Disque *#06# para vê-lo. Mostramos o que este celular pode ter.',
        },
        choose: {
          title: 'Escolha o plano',
          text: 'Com a duração e o total. Aqui se digita um código de indicação.',
        },
        details: {
          title: 'Informe seus dados',
          text: 'Nome e telefone. Leia os termos e confirme.',
        },
        pay: {
          title: 'Pague',
          text: 'Se falhar, tente de novo ou pague depois em “Meus pedidos”. A data de início da vigência está no pedido.',
        },
      },
    },
    'how-to-claim': {
      title: 'Como usar',
      intro: 'Sem papéis, sem cartão, sem recibo. Traga o celular.',
      items: {
        damage: {
          title: 'O celular sofre um dano',
          text: 'Ou deixa de funcionar, com a garantia estendida. Cubra o vidro com fita e salve seus dados.',
          pictureAlt: 'Um celular com a tela trincada ao lado de uma pedra',
        },
        centre: {
          title: 'Assistência técnica ou coleta',
          text: 'Venha a uma assistência ou use o reparo com coleta, onde existir.',
          pictureAlt: 'Um marcador de mapa sobre uma assistência técnica, e um pacote a caminho dela',
        },
        deduction: {
          title: 'O benefício é descontado',
          text: 'Ele é encontrado pelo IMEI do celular e fica usado com este reparo.',
          pictureAlt: 'Um cartão com um escudo e um canto perfurado',
        },
        completed: {
          title: 'O reparo fica pronto',
          text: 'Teste o celular antes de sair e leve-o para casa.',
          pictureAlt: 'Um celular inteiro com um sinal de visto',
        },
      },
    },
    terms: {
      title: 'Termos e condições',
      body: `
Isto é um resumo. O que vale são os termos do seu país que você aceita na compra; eles estão no pedido, em “Ver minha apólice de serviço”.

1. **O celular.** Um plano pertence a um IMEI. Ele não pode passar para outro celular, a não ser quando o celular é trocado na garantia.
2. **O prazo.** A proteção de tela dura 1 ano a partir do início da vigência; a garantia estendida, 1 ano a partir do fim da garantia.
3. **A compra.** A proteção de tela: on-line ou no aplicativo, em até 3 dias depois da ativação; em uma assistência técnica, em até 15 dias, com a tela intacta. A garantia estendida: on-line, dentro do prazo de garantia, sem exame.
4. **O uso.** Nos quatro passos acima, só com o aparelho. A tela gratuita fica usada com a primeira troca.
5. **Um celular trocado.** O plano é transferido a pedido, em cerca de 5 dias úteis, e os direitos são calculados de novo.
6. **O fim.** Um pedido pode ser cancelado enquanto mostrar “Cancelar pedido”.
`,
    },
    tips: {
      title: 'Dicas: encontre o seu IMEI',
      intro: 'O número tem 15 dígitos. Um celular com dois chips SIM tem dois: use o IMEI 1.',
      items: {
        dial: {
          title: 'Disque *#06#',
          text: 'Como se fizesse uma ligação. O número aparece sozinho, mesmo sem chip SIM.',
          pictureAlt: 'Um celular com o teclado, um asterisco e um jogo da velha na tela',
        },
        settings: {
          title: 'Olhe nas Configurações',
          text: 'Abra “Sobre o telefone” e depois “Status”. Segure o número para copiá-lo.',
          pictureAlt: 'Um celular com uma lista de configurações, uma delas marcada',
        },
        box: {
          title: 'Olhe a caixa',
          text: 'Está na etiqueta com as barras. Útil quando a tela fica escura.',
          pictureAlt: 'Uma caixa com uma etiqueta de barras e dígitos',
        },
      },
    },
    faq: { title: 'Perguntas frequentes' },
    buy: {
      title: 'Seu celular ainda está no prazo?',
      text: 'Digite o IMEI. Você vê o que ele pode ter, quanto custa e quando entra em vigor.',
      actions: { buy: 'Ver o que meu celular pode ter', find: 'Comprar em uma assistência técnica' },
    },
  },
}
