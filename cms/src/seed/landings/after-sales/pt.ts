import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Pós-venda',
  description:
    'Tudo o que vem depois da compra: garantia, reparo, coleta, preços, peças originais, drivers e desbloqueio, e o que significa cada situação do reparo.',
  sections: {
    hero: {
      title: 'Começamos depois da compra',
      text: 'Para o que o seu aparelho Aster, Kite ou Solis precisar mais tarde: comece pela garantia ou pela assistência mais próxima.',
      pictureAlt: 'Um balcão de assistência com um celular, um tablet e uma ordem',
      actions: { check: 'Consultar a garantia', find: 'Encontrar uma assistência técnica' },
    },
    tools: { title: 'Consulte por conta própria' },
    situations: {
      title: 'O que traz você aqui?',
      items: {
        broken: { title: 'Algo quebrou', text: 'Veja o que pode ser reparado e como é um reparo.' },
        expensive: {
          title: 'Quero saber o preço',
          text: 'Preços de referência da peça e da mão de obra, por modelo.',
        },
        waiting: {
          title: 'Estou esperando meu aparelho',
          text: 'O andamento do reparo, pelo número da ordem ou do telefone.',
        },
        used: {
          title: 'Tenho dúvida sobre uma peça',
          text: 'O número de série diz se ela é original.',
        },
        locked: {
          title: 'Meu celular está bloqueado',
          text: 'Envie uma solicitação e acompanhe em “Minhas solicitações”.',
        },
        laptop: {
          title: 'Meu notebook precisa de um driver',
          text: 'Pelo número de série (SNID), ou por marca, série e modelo.',
        },
      },
    },
    order: {
      title: 'Uma ordem, do começo ao fim',
      body: `
Quando você entrega um aparelho, recebe uma **ordem** com um número. Ela é o fio de tudo o que vem depois, por isso tire uma foto dela.

1. Ela diz o que você entregou, em que estado, e o que pediu.
2. Com o número você vê o [andamento do reparo](page:repair-status) a qualquer momento.
3. O orçamento, o seu sim ou não e as peças usadas fazem parte dela.
4. Com ela você pode avaliar o reparo em até 3 meses.
5. Se o mesmo defeito voltar, é ela que você traz.

O prazo comum é de 3 a 7 dias úteis a partir do início do reparo. É uma referência, e os feriados o alongam. Se uma peça faltar, o dia estimado muda.
`,
    },
    states: {
      title: 'O que significa a situação de um reparo',
      body: `
- **Registrado**: sua ordem está aqui, e ninguém olhou o aparelho ainda.
- **Aguardando coleta** e **A caminho da assistência técnica**: no reparo com coleta, ele ainda está com você ou está a caminho.
- **Aguardando avaliação**: um técnico o examina. Depois você recebe o orçamento, se houver algo a pagar.
- **Em reparo**: o trabalho começou.
- **Troca do celular**: você recebe outro celular no lugar. Peça que sua [proteção](page:protection) passe para ele.
- **Não precisa de reparo**: nenhum defeito foi encontrado, ou a causa era um ajuste.
- **Concluído**: está pronto. Teste-o quando for buscá-lo.
- **Cancelado** e **Atrasado**: a ordem terminou, ou demorou mais que o previsto. Pergunte à assistência.
`,
    },
    delivery: {
      title: 'O reparo com coleta em três passos',
      intro: 'Para celulares, em algumas cidades. O orçamento vem antes do reparo, como no balcão.',
      items: {
        reserve: {
          title: 'Reserve',
          text: 'Por chat ou pela central de atendimento: endereço, horário, modelo e defeito. Salve seus dados no mesmo dia.',
        },
        pickUp: {
          title: 'Coleta',
          text: 'Desligue o celular, retire os cartões e embrulhe-o. Entregue-o em troca de um número de ordem.',
        },
        repair: {
          title: 'Reparo',
          text: 'Acompanhe cada passo no andamento do reparo. Abra o pacote e teste o celular no dia em que ele voltar.',
        },
      },
    },
    'delivery-cities': { title: 'Onde há reparo com coleta' },
    policy: {
      title: 'Política de serviço',
      intro: 'Escolha a marca e depois o produto. Você lê o que vale hoje no seu país.',
    },
    questions: { title: 'Perguntas sobre as assistências técnicas' },
    help: {
      title: 'Não era o que você procurava?',
      text: 'Conte com as suas palavras. Tenha em mãos o modelo e o IMEI ou o número de série.',
      actions: { chat: 'Abrir um chat', contact: 'Outras formas de contato' },
    },
  },
}
