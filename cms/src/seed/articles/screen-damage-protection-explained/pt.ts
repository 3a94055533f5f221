import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'A proteção de tela explicada: o que ela cobre e o que não',
  summary:
    'Uma tela grátis em um ano, depois de uma queda ou batida. Leia as condições antes de comprar, pois os dias depois da ativação contam.',
  coverAlt: 'Um celular e uma tela debaixo de um grande guarda-chuva',
  body: `
A garantia paga os defeitos do produto. Uma queda não é um deles, e uma tela nova costuma ser o reparo mais caro de um celular. É essa lacuna que a proteção de tela (Screen Damage Protection) fecha. Veja o que ela faz, sem letras miúdas.

## O que ela cobre

- **Uma troca gratuita do módulo da tela** em até um ano a partir do dia em que a proteção entra em vigor.
- Danos por **uma batida acidental, uma queda ou pressão**.
- A peça e a mão de obra desse único reparo.

## O que ela não cobre

- Uma segunda tela quebrada: a proteção se esgota com a primeira.
- Riscos visíveis que não atrapalham nem a imagem nem o toque.
- Danos por líquido, por perda ou de propósito.
- Uma tela que já estava quebrada antes do início da proteção.

## Quando você pode comprar

:::steps
# On-line ou no aplicativo
Em até 3 dias depois da ativação do celular.

# Em uma assistência técnica
Em até 15 dias depois da ativação, com a tela intacta. Alguém a examina na hora.
:::

Cada celular pode tê-la uma vez. Ela entra em vigor alguns dias depois da ativação; o número exato aparece antes do pagamento. Nem todo modelo e nem todo país a tem.

## Como usar a proteção

1. A tela quebra. Com [os primeiros passos](article:cracked-screen-first-steps), seus dedos e seus dados ficam seguros.
2. Você vem a uma assistência técnica ou, onde existir, entrega o celular ao serviço de coleta.
3. O benefício é descontado. Você não precisa de papéis, só do aparelho.
4. A tela é trocada, e você a testa antes de sair.

:::hint
A garantia estendida (Extended Warranty) é outra coisa: ela aumenta a garantia em um ano, para defeitos e não para acidentes. É comprada dentro do prazo de garantia, e uma vez por celular.
:::

## Se o celular for trocado

Quando você recebe outro celular na garantia, a proteção pode passar para ele. Peça isso à central de atendimento ou no chat on-line; leva cerca de 5 dias úteis. O que resta é calculado de novo para o celular novo.

Não sabe o que o seu celular tem? A [consulta de garantia](page:warranty-check) mostra a situação dele.
`,
}
