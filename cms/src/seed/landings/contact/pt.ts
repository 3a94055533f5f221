import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Fale conosco',
  description:
    'Abra um chat on-line para ter ajuda na hora, ou use a central de atendimento, o e-mail, o WhatsApp e as redes sociais. O que ter em mãos e onde a resposta é mais rápida.',
  sections: {
    hero: {
      title: 'Como podemos ajudar?',
      text: 'Abra um chat on-line para ter ajuda na hora. Descreva o defeito, envie uma foto e tenha o IMEI em mãos.',
      pictureAlt:
        'Dois balões de fala, um com um ponto de interrogação e outro com uma chave inglesa, ao lado de um fone com microfone',
      actions: { chat: 'Abrir um chat' },
    },
    ways: { title: 'Como falar conosco', intro: 'Números e endereços do seu país.' },
    faster: {
      title: 'Muitas vezes é mais rápido sem nós',
      intro: 'Estas respostas vêm na hora, a qualquer horário.',
      items: {
        status: { title: 'Em que pé está o meu reparo?', text: 'Número da ordem ou do telefone.' },
        warranty: { title: 'Meu celular ainda está na garantia?', text: 'O IMEI do seu celular.' },
        centre: { title: 'Aonde vou?', text: 'Estado e cidade, ou uma palavra-chave.' },
        price: { title: 'Quanto custa a peça?', text: 'Marca, série e modelo.' },
        order: { title: 'Onde está minha proteção?', text: 'Seus pedidos, depois de entrar na conta.' },
        unlock: { title: 'E a minha solicitação?', text: 'Analisada em até 7 dias úteis.' },
      },
    },
    ready: {
      title: 'Tenha isto em mãos',
      intro: 'Com estas quatro coisas, a maioria das perguntas se resolve em uma só conversa.',
      items: {
        number: {
          title: 'O número do aparelho',
          text: 'Disque *#06# para ver o IMEI de um celular. Para os outros, modelo e número de série da etiqueta.',
        },
        fault: {
          title: 'O defeito em uma frase',
          text: 'O que acontece, desde quando e depois de quê. Uma foto ou um vídeo curto, se o defeito for visível.',
        },
        tried: {
          title: 'O que você já tentou',
          text: 'Reiniciar, outro cabo, outro carregador: assim ninguém pede que você repita.',
        },
        order: {
          title: 'O número da ordem ou do pedido',
          text: 'Se já houver um, de um reparo ou de uma proteção.',
        },
      },
    },
    safe: {
      title: 'Como saber que somos nós',
      body: `
Nunca pedimos uma senha, um código de uso único, o PIN de um cartão nem o controle do seu celular à distância. Não enviamos arquivos para instalar.

:::warning
Quem pede isso não é da nossa assistência, mesmo que o número na tela pareça certo. Desligue e ligue para a central de atendimento que está nesta página.
:::

Fotos de documentos vão só na [solicitação de desbloqueio](page:phone-unlocking-appeal), não em um chat nem em uma mensagem.
`,
    },
    'social-media': {
      title: 'Redes sociais',
      intro: 'Para dicas e notícias. Não escreva em público o IMEI nem o número da ordem.',
    },
    questions: { title: 'Perguntas sobre conta e solicitações' },
  },
}
