import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Manual de serviço: cuidado e segurança por aparelho',
  description:
    'Primeiro uso, cuidado, limites e segurança de celulares, tablets, notebooks, TVs, eletrodomésticos e acessórios, e o que fazer antes de um reparo.',
  sections: {
    hero: {
      title: 'Cuidado e segurança, aparelho por aparelho',
      text: 'O que faz um aparelho durar, o que o estraga e onde é melhor parar e perguntar.',
      pictureAlt: 'Uma página de manual com um celular, uma lista marcada e um sinal de aviso',
      actions: { list: 'Todos os manuais de serviço' },
    },
    phones: {
      title: 'Celulares',
      body: `
- **Primeiro dia**: anote o IMEI com \`*#06#\`, coloque o chip SIM e conecte-se. O celular se ativa sozinho, e a garantia aparece 24 horas depois.
- **Bateria**: longe do calor, e entre 20 e 80 por cento quando for fácil. [Mais hábitos](article:make-your-phone-battery-last).
- **Entrada de carga**: olhe dentro dela a cada poucos meses. [Limpe-a](article:how-to-clean-charging-port-on-phone) com madeira, nunca com metal.
- **Água**: resistir à água não é licença para nadar, e as vedações envelhecem. [Se cair na água](article:phone-fell-in-water), desligue.

:::warning
Se um celular estufa, solta cheiro ou esquenta sem uso: pare de carregar, ponha-o sobre pedra ou metal e leve-o a uma assistência técnica.
:::
`,
    },
    tablets: {
      title: 'Tablets',
      body: `
- **Carga**: use o carregador da caixa. Um pequeno, de um celular antigo, leva a noite inteira. [Encontre o ponto fraco](article:tablet-charges-slowly).
- **Tela**: uma capa com tampa protege melhor que uma película. Nada pesado por cima na bolsa.
- **Toque**: se não responde, seque, tire a película e reinicie. [Passo a passo](article:tablet-touch-not-responding).
- **Crianças**: [uma conta própria](article:set-up-tablet-for-a-child) com limites, antes de o tablet ser delas.

Um tablet sem uso deve ser carregado até a metade a cada três meses; senão a bateria se esvazia tanto que ele não liga mais.
`,
    },
    laptops: {
      title: 'Notebooks',
      body: `
- **Ar**: nunca sobre uma cama ou um tapete. As aberturas de baixo puxam o ar que o esfria. [Uma ventoinha barulhenta](article:laptop-fan-loud) é o primeiro sinal de poeira.
- **Bateria**: se ele fica o dia todo na mesa, limite a carga a 80 por cento, se o seu modelo permitir.
- **Drivers**: só de [drivers e manuais](page:drivers-download), e só quando algo não funciona.
- **Transporte**: desligado, não suspenso. Um notebook que acorda dentro da bolsa acaba superaquecendo.

:::hint
Caiu bebida no teclado: segure o botão de ligar, tire da tomada, vire-o com o teclado para baixo, como uma barraca, e deixe assim por um dia. Não teste nesse meio-tempo.
:::
`,
    },
    tvs: {
      title: 'TVs',
      body: `
- **No móvel**: em lugar nivelado, a um palmo da parede, e presa onde crianças sobem.
- **Na parede**: com o suporte para o peso e a furação dela, parafusado na parede e não no gesso.
- **Limpeza**: um pano de microfibra seco, com a TV desligada. [Nada de limpa-vidros](article:clean-tv-screen-safely).
- **Imagens paradas**: nada de canal com letreiro fixo dez horas por dia. Deixe que ela se desligue sozinha.
- **Tempestade**: tire da tomada e desligue a antena.

:::warning
Nunca abra a parte de trás. A fonte guarda uma tensão perigosa por minutos depois de tirada da tomada.
:::
`,
    },
    'home-appliances': {
      title: 'Eletrodomésticos',
      body: `
- **Ar-condicionado**: o [filtro](article:clean-air-conditioner-filter) a cada duas semanas na época de calor; a unidade externa, livre por todos os lados.
- **Geladeira**: espere quatro horas depois do transporte antes de ligar. Cinco centímetros de ar atrás dela. [Se não gelar](article:refrigerator-does-not-cool), olhe primeiro as borrachas.
- **Lavadora**: retire os parafusos de transporte antes da primeira lavagem, nivele os pés e limpe o filtro do dreno a cada dois meses. [Se a água não sair](article:washing-machine-does-not-drain).

:::warning
Cheiro de queimado, fumaça ou um plugue que esquenta: desligue no disjuntor, não no aparelho. O gás de refrigeração pode pegar fogo; se suspeitar de um vazamento, abra as janelas e não acenda nada.
:::
`,
    },
    accessories: {
      title: 'Acessórios',
      body: `
- **Carregadores e cabos**: troque-os quando a capa rasgar ou o conector ficar frouxo. [Nem todo cabo USB-C é igual](article:usb-c-one-cable-for-many-devices).
- **Fones**: seque os contatos antes de guardá-los no estojo. Limpe a malha com uma escova macia e seca.
- **Relógios e pulseiras**: enxágue o suor e o sal, seque o sensor e deixe a pele descansar à noite.
- **Baterias portáteis**: na bagagem de mão, fora do sol, e nunca à noite embaixo do travesseiro.

Os acessórios têm garantia própria. Ela está na [política de serviço](page:service-policy), em Acessórios.
`,
    },
    'before-repair': {
      title: 'Antes de entregar qualquer aparelho',
      items: {
        save: {
          title: 'Salve seus dados',
          text: 'Um reparo pode exigir restaurar o aparelho, e uma placa-mãe nova vem vazia.',
        },
        cards: {
          title: 'Retire o que é seu',
          text: 'Chip SIM, cartão de memória, capa, película de vidro, pendrive.',
        },
        account: {
          title: 'Saia da conta',
          text: 'Ou esteja presente para desbloquear. Nunca escreva uma senha na ordem.',
        },
        photos: {
          title: 'Tire fotos',
          text: 'De todos os lados e da etiqueta. Elas mostram em que estado você entregou.',
        },
      },
    },
    repair: {
      title: 'Cuidado já não basta?',
      text: 'Veja o preço da peça e encontre a assistência que a tem.',
      actions: { find: 'Encontrar uma assistência técnica', price: 'Ver preços de peças' },
    },
  },
}
