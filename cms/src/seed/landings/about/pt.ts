import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Sobre a Carelane',
  description:
    'A Carelane é o pós-venda da Aster, da Kite e da Solis. Nossos valores, nossa visão e nossa missão: rapidez, profissionalismo, confiança e valor.',
  sections: {
    hero: {
      title: 'Fazemos as coisas continuarem funcionando',
      text: 'A Carelane é o pós-venda da Aster, da Kite e da Solis: reparo, garantia, peças e orientação para o que você já tem.',
      pictureAlt: 'Um celular, um notebook e uma TV, unidos por uma linha com uma chave inglesa no meio',
      actions: { find: 'Encontrar uma assistência técnica' },
    },
    values: {
      title: 'Nossos valores',
      items: {
        swift: {
          title: 'Rapidez',
          text: 'Você vem porque o aparelho faz falta. Dizemos na hora quanto tempo leva e oferecemos um reparo rápido em 2 horas, quando o defeito e a peça permitem.',
        },
        professional: {
          title: 'Profissionalismo',
          text: 'Técnicos treinados, as ferramentas certas, as instruções do fabricante e peças exatas para o seu modelo.',
        },
        reliable: {
          title: 'Confiança',
          text: 'Nenhum reparo sem o seu sim. Ninguém mexe nos seus dados, e a ordem mostra o que foi feito.',
        },
        valuable: {
          title: 'Valor',
          text: 'Um reparo deve valer o que custa. Se não vale, dizemos isso, e também o que mais você pode fazer.',
        },
      },
    },
    vision: {
      title: 'Nossa visão',
      body: `
Um aparelho é jogado fora cedo demais quando ninguém por perto sabe repará-lo, quando ninguém diz quanto custa ou quando não há em quem confiar. Queremos que o reparo seja a primeira ideia e não a última: tão perto que se possa ir a pé, tão claro que se possa decidir, e tão bem feito que se esqueça de que houve um.

Cada ano a mais que um celular dura poupa um gasto ao dono, e ao mundo outro celular. [O que acontece com eletrônicos velhos](article:what-happens-to-old-electronics) conta o resto.
`,
    },
    mission: {
      title: 'Nossa missão',
      body: `
Dar a cada pessoa que tem um aparelho Aster, Kite ou Solis uma ajuda rápida, profissional, confiável e que vale a pena, no seu país e no seu idioma.

Na prática isso significa:

- **Primeiro a resposta.** A [garantia](page:warranty-check), o [preço](page:spare-parts-price), o [andamento](page:repair-status) e [como chegar a uma assistência](page:service-center) podem ser vistos sem conta.
- **O preço antes do trabalho.** Peça e mão de obra separadas, e você decide.
- **Para todos.** Páginas que funcionam em um celular antigo, em uma rede lenta, com leitor de tela e em idiomas escritos da direita para a esquerda.
- **Abertos à crítica.** Cada [avaliação](article:rate-your-repair) é lida por pessoas que podem mudar algo.
`,
    },
    figures: {
      title: 'A Carelane em números',
      items: {
        countries: { value: '{countries}', label: 'países' },
        centres: { value: '{serviceCenters}', label: 'lojas de assistência' },
        customers: { value: '{customers}', label: 'clientes atendidos' },
        fastRepair: { value: '{fastRepairHours}', label: 'horas para um reparo rápido' },
      },
    },
    brands: {
      title: 'As marcas que atendemos',
      items: {
        aster: {
          title: 'Aster',
          text: 'Celulares. Telas e baterias são o que os técnicos trocam quase todos os dias.',
          pictureAlt: 'Um celular com uma estrela na parte de trás',
        },
        kite: {
          title: 'Kite',
          text: 'Celulares e acessórios como fones, relógios e carregadores.',
          pictureAlt: 'Um celular com uma pipa na parte de trás e um par de fones',
        },
        solis: {
          title: 'Solis',
          text: 'TVs, aparelhos de ar-condicionado, geladeiras e lavadoras de roupa.',
          pictureAlt: 'Uma TV e um ar-condicionado sob um sol',
        },
      },
    },
    news: { title: 'Notícias da assistência' },
    talk: {
      title: 'Diga o que devemos fazer melhor',
      text: 'Elogio é bem-vindo, crítica é útil.',
      actions: { contact: 'Fale conosco' },
    },
  },
}
