import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Seu celular caiu na água: o que fazer agora',
  summary:
    'Os primeiros minutos contam. Desligue, seque e não ponha para carregar. Arroz não ajuda, e o calor faz mal.',
  coverAlt: 'Um celular afunda nas ondas, e gotas espirram para os dois lados',
  body: `
A água sozinha raramente destrói um celular. Quem destrói é a corrente: onde a água encontra a tensão elétrica, os contatos se corroem em poucas horas. Tudo o que vem a seguir tem um só objetivo: manter o celular sem energia até ele secar.

## Os primeiros cinco minutos

:::steps
# Tire-o da água e desligue-o
Segure o botão de ligar até o celular se apagar. Não teste se alguma coisa ainda funciona.

# Não conecte nada
Nem carregador, nem fones de ouvido. Se o celular molhou enquanto carregava, corte primeiro a energia da tomada e depois tire o carregador da parede, não o cabo do celular.

# Retire tudo o que sai
A capa, a gaveta do chip SIM, o cartão de memória. A água fica escondida atrás deles.

# Deixe a água sair
Segure o celular com a entrada de carga para baixo e bata-o de leve na palma da mão. Depois seque com um pano macio, sem esfregar.

# Tire o sal e o açúcar
Se foi água do mar, suco ou café, limpe o lado de fora com um pano umedecido em água doce. Não ponha o celular debaixo da torneira.
:::

## Deixe secar

Deixe o celular em um lugar seco e arejado, com a entrada para baixo e, se você tiver um, na frente de um ventilador. Espere 24 horas ou, melhor ainda, 48. O aviso de umidade da entrada de carga pode continuar por algum tempo: ele se baseia em uma medição, então espere até sumir.

:::warning
Nada de secador de cabelo, forno, aquecedor ou sol direto: o calor amolece as vedações e a cola e pode danificar a bateria. Arroz também não: ele absorve muito pouco, e o pó vai parar dentro da entrada.
:::

## Ligue e teste

Ligue o celular e confira tudo: o toque na tela, as duas câmeras, uma ligação com e sem viva-voz, o Wi-Fi, o carregamento. Câmera embaçada por dentro, alto-falante chiando ou bateria quente são sinal de que ainda há umidade lá dentro. Desligue-o de novo e traga-o para nós.

## Resistência à água e garantia

Uma classificação como IP68 vem de um teste em água doce e parada, com um celular novo. As vedações envelhecem, e uma queda pode abrir uma fresta que não se vê. Dentro do celular, pequenos indicadores mudam de cor onde a água chegou, e dano por líquido em geral não é defeito do produto. [Consulte a garantia](page:warranty-check) e peça um orçamento antes do início do reparo.

Enquanto o celular funciona, [salve seus dados](article:back-up-phone-before-repair). A corrosão avança em silêncio: um celular que hoje funciona pode parar daqui a duas semanas.
`,
}
