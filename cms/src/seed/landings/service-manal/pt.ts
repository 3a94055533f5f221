import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Manual de serviço',
  description:
    'O que convém saber sobre cuidado, segurança e reparo: para celulares, tablets, notebooks, TVs, eletrodomésticos e acessórios.',
  sections: {
    hero: {
      title: 'Manual de serviço',
      text: 'Instruções curtas: primeiro uso, cuidado, segurança e o que fazer antes de um reparo. Escolha o seu aparelho.',
      pictureAlt: 'Um livreto aberto com desenhos de um celular e de uma TV',
      actions: { drivers: 'Manuais de notebooks', policy: 'Política de serviço' },
    },
    devices: {
      title: 'Escolha o seu aparelho',
      items: {
        phones: { title: 'Celulares', text: 'Primeiro dia, bateria, água, antes de um reparo.' },
        tablets: { title: 'Tablets', text: 'Carga, tela e uso por crianças.' },
        laptops: { title: 'Notebooks', text: 'Ar, bateria, drivers e transporte.' },
        tvs: { title: 'TVs', text: 'Posição, montagem na parede, limpeza, imagens paradas.' },
        appliances: {
          title: 'Eletrodomésticos',
          text: 'Ar-condicionado, geladeiras e lavadoras de roupa.',
        },
        accessories: { title: 'Acessórios', text: 'Carregadores, cabos, fones e relógios.' },
      },
    },
    labels: {
      title: 'Onde está o número do seu aparelho',
      intro: 'Toda pergunta começa por ele. Tire uma foto da etiqueta enquanto o aparelho é novo.',
      items: {
        phone: { title: 'Celular: IMEI', text: 'Disque *#06# ou olhe a etiqueta da caixa.' },
        laptop: {
          title: 'Notebook: número de série (SNID)',
          text: 'Na etiqueta de baixo e na caixa.',
        },
        appliance: {
          title: 'TV e eletrodoméstico: número de série',
          text: 'Atrás da TV, dentro da porta da geladeira ou da lavadora, na lateral da unidade interna.',
        },
      },
    },
    'how-to-read': {
      title: 'Como usar um manual de serviço',
      body: `
Um manual de serviço diz o que você pode fazer e onde deve parar. Todos usam três indicações:

- **Faça**: sem ferramentas, sem risco. A maioria dos defeitos termina aqui.
- **Faça com cuidado**: antes, desligue o aparelho e tire-o da tomada.
- **Deixe**: baterias abertas, tensão da rede e gás de refrigeração são só para pessoas treinadas.

O manual exato do seu modelo, com os desenhos, está na caixa. Para notebooks ele está em [drivers e manuais](page:drivers-download), junto com o guia de instalação. Se um manual e esta página disserem coisas diferentes, vale o manual do seu modelo.
`,
    },
    tips: { title: 'Dicas por tipo de aparelho' },
    help: {
      title: 'Não sabe se deve continuar?',
      text: 'Pare e pergunte. Uma foto do que você vê é a melhor pergunta.',
      actions: { chat: 'Abrir um chat' },
    },
  },
}
